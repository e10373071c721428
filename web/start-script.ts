// The inline script at the end of a page. Its text is fixed; the gateway's CSP names its SHA-256, and what differs from page to
// page stands in its attributes.

/**
 * Starts the app right after the first paint: the page is complete as the server wrote it, so its text and fonts come before
 * its scripts. A tab in the background paints nothing and starts at once. `data-entry` is the entry module, `data-parts` what
 * it will ask for, parted by spaces.
 */
export const START_SCRIPT = [
  "(function(d,s){function go(){",
  's.parts.split(" ").forEach(function(p){if(p){var l=d.createElement("link");l.rel="modulepreload";l.href=p;d.head.append(l)}});',
  "import(s.entry)}",
  "if(d.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})",
  "})(document,document.currentScript.dataset)",
].join("");
