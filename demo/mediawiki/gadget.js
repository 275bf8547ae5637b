// For a wiki without the extension: makes a live figure of each <pre class="closeranks">. ES5, as MediaWiki wants it.
(function () {
  // Where the package's files lie. Another host must allow this wiki to load them, and is trusted with every page.
  var files = mw.config.get("wgScriptPath") + "/closeranks/package/web/element";
  var attributes = ["controls", "step", "lang", "theme", "ratio", "label"];
  var isLoaded = false;

  function load() {
    var script = document.createElement("script");
    script.type = "module";
    script.src = files + "/define.js";
    document.head.appendChild(script);
    isLoaded = true;
  }

  mw.hook("wikipage.content").add(function ($content) {
    $content.find("pre.closeranks").each(function () {
      var pre = this;
      var figure = document.createElement("close-ranks");
      attributes.forEach(function (name) {
        var value = pre.getAttribute("data-" + name);
        if (value !== null) figure.setAttribute(name, value);
      });
      pre.parentNode.replaceChild(figure, pre);
      figure.appendChild(pre);
      if (!isLoaded) load();
    });
  });
})();
