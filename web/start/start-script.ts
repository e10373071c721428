// The inline script at the end of a page. Its text is fixed; the gateway's CSP names its SHA-256, and what differs from page to
// page stands in its attributes and in the head.
import { FONT_FACES_ID, FONT_KEPT_KEY, KEPT_FACES_ID } from "#web/document/page-data.ts";
import { FONT } from "#web/document/page-fonts.ts";

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

/** A file is made ready once for every weight on the page; with so many a slow phone is done between two frames. */
const FILES_AT_ONCE = 5;
/** Faces without a file yet are only looked up. */
const FACES_AT_ONCE = 12;

/** What lets other text than the page's own appear. What a popup says that opens by itself is nearly always in the page's slices. */
const MORE_TEXT = ["pointerdown", "keydown"];

/**
 * Finds the faces in the text of a sheet; each file gets one face, and they are put in place a few a frame. The text is set again
 * in the task that puts them in (offsetTop), and painted in the next: as one, the two keep a slow phone too long.
 */
const FACES = [
  "var f={};",
  "function each(t,then){t.replace(/src:([^;]+);unicode-range:([^}]+)/g,function(_,a,r){then(a,r)})}",
  "function faces(t){var l=[];each(t,function(a,r){",
  `if(!f[a])l.push(f[a]=new FontFace("${FONT.family}",a,{weight:"${FONT.weight}",unicodeRange:r}))});return l}`,
  "function put(l,n){l.splice(0,n).forEach(function(x){d.fonts.add(x)});d.body.offsetTop;",
  "if(l.length)requestAnimationFrame(function(){setTimeout(put,0,l,n)})}",
];

/**
 * The font of the page's own text, once all of it is there: its fifteen files arrive one by one, and each would set the whole
 * page anew. Where the head script gave out the page's faces they are in place.
 */
const PAGE_FONT = [
  `var e=d.getElementById("${FONT_FACES_ID}"),own=e?faces(e.textContent):[],k=d.getElementById("${KEPT_FACES_ID}");`,
  "if(k)each(k.textContent,function(a){f[a]=1});",
  `var w=[];inSteps(own.slice(),${ASKED_AT_ONCE},function(x){w.push(x.load())},function(){`,
  `Promise.allSettled(w).then(function(){put(own,${FILES_AT_ONCE});`,
  `try{sessionStorage.setItem("${FONT_KEPT_KEY}","1")}catch(e){}})});`,
];

/**
 * The faces of all other text, before such text comes: the browser looks each of the 92 up for every size and weight on the page,
 * which who only reads need not wait for. A member's pages have such text from the start.
 */
const WHOLE_FONT = [
  'function more(){if(!s.font)return;var u=s.font;s.font="";',
  "fetch(u).then(function(a){return a.text()}).then(function(t){",
  `put(faces(t),${FACES_AT_ONCE})}).catch(function(){s.font=u})}`,
  `${JSON.stringify(MORE_TEXT)}.forEach(function(e){addEventListener(e,function(){setTimeout(more)},{passive:true})});`,
  "if(d.documentElement.dataset.auth)more()",
];

/**
 * Starts the app and fetches the font right after the first paint: the page is complete as the server wrote it and readable in
 * a font of the machine's own, so that neither is waited for. A tab in the background paints nothing, and neither does a page of
 * the office, of which the server writes no part: they start at once. `data-modules` is what runs, the entry last;
 * `data-parts` all it will ask for, parted by spaces; `data-font` the sheet with every face of the font.
 */
export const START_SCRIPT = [
  "(function(d,s){var b;",
  IN_STEPS,
  "function go(){if(b)return;b=1;",
  ...APP,
  "setTimeout(type);",
  "}",
  ...FACES,
  "function type(){if(!s.font)return;",
  ...PAGE_FONT,
  ...WHOLE_FONT,
  "}",
  'if(d.hidden||!d.querySelector("main"))return go();',
  `setTimeout(go,${AT_LATEST_MS});`,
  'try{new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&setTimeout(go)})',
  '.observe({type:"paint",buffered:true})}catch(e){}',
  "})(document,document.currentScript.dataset)",
].join("");
