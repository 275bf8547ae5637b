<?php
/**
 * The tag <closeranks> of a wiki page: a position in notation becomes a <close-ranks> element, and stays readable text where
 * scripts do not run. Whatever an editor types comes out as escaped text; it never becomes markup, an address or a script.
 */
class CloseRanks {
  /** The attributes an editor may set, with what they may be. `src` is not among them: a figure fetches nothing. */
  private const ATTRIBUTES = [
    'controls' => '/^(picture|steps|full)$/D',
    'step' => '/^\d{1,4}$/D',
    'lang' => '/^(de|en|es|fr|it|pl|ru)$/D',
    'theme' => '/^(light|dark|auto)$/D',
    'ratio' => '/^\d{1,3}[\/:]\d{1,3}$/D',
    'label' => '/^.{1,200}$/Du',
  ];

  public static function onParserFirstCallInit( $parser ) {
    $parser->setHook( 'closeranks', [ self::class, 'figure' ] );
  }

  public static function figure( $text, array $attributes, $parser ) {
    global $wgExtensionAssetsPath;
    $element = self::escaped( "$wgExtensionAssetsPath/CloseRanks/package/web/element", $parser );
    $parser->getOutput()->addHeadItem(
      "<link rel=\"stylesheet\" href=\"$element/reserve.css\">" .
      "<script type=\"module\" src=\"$element/define.js\"></script>\n",
      'closeranks'
    );
    $set = '';
    foreach ( self::ATTRIBUTES as $name => $allowed ) {
      $value = $attributes[$name] ?? '';
      if ( preg_match( $allowed, $value ) ) {
        $set .= " $name=\"" . self::escaped( $value, $parser ) . '"';
      }
    }
    // A <pre> would close a paragraph around the element and fall out of it; the <div> closes it first.
    return "<div><close-ranks$set><pre>\n" . self::escaped( $text ?? '', $parser ) . '</pre></close-ranks></div>';
  }

  /**
   * Text as the same text in HTML. MediaWiki's marks for what it has parsed already are taken out, since they stand for markup; braces
   * are written as numbers, since its language converter looks for them.
   */
  private static function escaped( $text, $parser ) {
    $plain = $parser->getStripState()->killMarkers( $text );
    return strtr( htmlspecialchars( $plain, ENT_QUOTES ), [ '{' => '&#123;', '}' => '&#125;' ] );
  }
}
