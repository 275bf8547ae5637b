<?php
/**
 * The tag <closeranks> of a wiki page: a position in notation becomes a <close-ranks> element, and stays readable text where
 * scripts do not run. Whatever an editor types comes out as escaped text; it never becomes markup, an address or a script.
 */
class syntax_plugin_closeranks extends \dokuwiki\Extension\SyntaxPlugin {
  /** The attributes an editor may set, with what they may be. `src` is not among them: a figure fetches nothing. */
  private const ATTRIBUTES = [
    'controls' => '/^(picture|steps|full)$/D',
    'step' => '/^\d{1,4}$/D',
    'lang' => '/^(de|en|es|fr|it|pl|ru)$/D',
    'theme' => '/^(light|dark|auto)$/D',
    'ratio' => '/^\d{1,3}[\/:]\d{1,3}$/D',
    'label' => '/^.{1,200}$/Du',
  ];
  private const BEGINNING = '<closeranks(?:\s+[a-z]+="[^"]*")*\s*>';
  private const END = '</closeranks>';

  public function getType() { return 'protected'; }
  public function getPType() { return 'block'; }
  public function getSort() { return 195; }

  public function connectTo( $mode ) {
    $this->Lexer->addSpecialPattern( self::BEGINNING . '.*?' . self::END, $mode, 'plugin_closeranks' );
  }

  public function handle( $match, $state, $pos, Doku_Handler $handler ) {
    preg_match( '/^' . self::BEGINNING . '/', $match, $beginning );
    preg_match_all( '/([a-z]+)="([^"]*)"/', $beginning[0], $typed );
    return [
      'attributes' => array_combine( $typed[1], $typed[2] ),
      'text' => substr( $match, strlen( $beginning[0] ), -strlen( self::END ) ),
    ];
  }

  public function render( $format, Doku_Renderer $renderer, $data ) {
    if ( $format !== 'xhtml' ) {
      return false;
    }
    $element = htmlspecialchars( DOKU_BASE . 'lib/plugins/closeranks/package/web/element', ENT_QUOTES );
    $set = '';
    foreach ( self::ATTRIBUTES as $name => $allowed ) {
      $value = $data['attributes'][$name] ?? '';
      if ( preg_match( $allowed, $value ) ) {
        $set .= " $name=\"" . htmlspecialchars( $value, ENT_QUOTES ) . '"';
      }
    }
    $text = htmlspecialchars( $data['text'], ENT_QUOTES );
    // However many figures a page has, the browser runs the module once.
    $renderer->doc .= "<link rel=\"stylesheet\" href=\"$element/reserve.css\">" .
      "<script type=\"module\" src=\"$element/define.js\"></script>" .
      "<div><close-ranks$set><pre>\n$text</pre></close-ranks></div>\n";
    return true;
  }
}
