// The inline script at the end of a page. Its text is fixed; the gateway's CSP names its SHA-256, and what differs from page to
// page stands in its attributes and in the head.

/** For a browser that tells of no paint. */
const AT_LATEST_MS = 1_000;

/** To ask for a file takes a slow phone some milliseconds. */
const ASKED_AT_ONCE = 4;

/** Does something with a few of a list a task; then, when there is no more, goes on. */
const IN_STEPS =
  "function inSteps(l,n,f,then){l.splice(0,n).forEach(f);l.length?setTimeout(inSteps,0,l,n,f,then):then&&then()}";

/**
 * The modules of the page are fetched side by side. What the entry imports runs first, each in a task of its own: as one, on a
 * slow phone, they would keep a finger waiting.
 */
const APP = [
  'var m=s.modules.split(" "),p=(s.modules+" "+s.parts).trim().split(" ");',
  `inSteps(p,${ASKED_AT_ONCE},function(h){`,
  'var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});',
  "(function run(i){if(m[i])import(m[i]).then(function(){setTimeout(run,0,i+1)})})(0);",
];

/**
 * Starts the app right after the first paint: the page is complete as the server wrote it and readable in
 * a font of the machine's own, so that neither is waited for. A tab in the background paints nothing, and neither does a page of
 * the office, of which the server writes no part: they start at once. `data-modules` is what runs, the entry last;
 * `data-parts` all it will ask for, parted by spaces.
 */
export const START_SCRIPT = [
  "(function(d,s){var b;",
  IN_STEPS,
  "function go(){if(b)return;b=1;",
  ...APP,
  "}",
  'if(d.hidden||!d.querySelector("main"))return go();',
  `setTimeout(go,${AT_LATEST_MS});`,
  'try{new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&setTimeout(go)})',
  '.observe({type:"paint",buffered:true})}catch(e){}',
  "})(document,document.currentScript.dataset)",
].join("");
