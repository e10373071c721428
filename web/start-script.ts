// The inline script at the end of a page. Its text is fixed; the gateway's CSP names its SHA-256, and what differs from page to
// page stands in its attributes and in the head.
import { FONT_FACES_ID, FONT_KEPT_KEY, FONT_SHEET_ID } from "./page-data.ts";
import { FONT } from "./page-fonts.ts";

/** For a browser that tells of no paint. */
const AT_LATEST_MS = 1_000;

/** The modules of the page, side by side, then the entry that asks for them. */
const APP = [
  's.parts.split(" ").forEach(function(p){if(p){var l=d.createElement("link");l.rel="modulepreload";l.href=p;d.head.append(l)}});',
  "import(s.entry);",
];

/**
 * The font, in one go: its fifteen files arrive one by one, and each would set the whole page anew. The sheet with the faces
 * of all other text waits for them too, as a sheet for printers. It leaves the files the page has to the page's own faces,
 * which take over its ranges: a browser would open a file of two faces twice. Where the head script gave out the faces they
 * are not here.
 */
const FONTS = [
  `var h=d.getElementById("${FONT_SHEET_ID}"),k=d.getElementById("${FONT_FACES_ID}"),f={},w=[];`,
  "if(!h)return;",
  "function file(a){return a.match(/[\\w.-]+\\.woff2/)}",
  "if(k)k.textContent.replace(/src:([^;]+);unicode-range:([^}]+)/g,function(_,a,r){",
  `var x=new FontFace("${FONT.family}",a,{weight:"${FONT.weight}",unicodeRange:r});f[file(a)]=x;w.push(x.load())});`,
  'w.push(new Promise(function(y){h.onload=h.onerror=y;h.media="print";h.removeAttribute("disabled")}));',
  "Promise.allSettled(w).then(function(){",
  "for(var r=h.sheet?h.sheet.cssRules:[],i=r.length,x;i--;)",
  'if(x=f[file(r[i].style.getPropertyValue("src"))]){',
  'x.unicodeRange=r[i].style.getPropertyValue("unicode-range");h.sheet.deleteRule(i)}',
  'for(i in f)d.fonts.add(f[i]);h.media="all";',
  `try{sessionStorage.setItem("${FONT_KEPT_KEY}","1")}catch(e){}})`,
];

/**
 * Starts the app and fetches the font right after the first paint: the page is complete as the server wrote it and readable in
 * a font of the machine's own, so that neither is waited for. A tab in the background paints nothing and starts at once.
 * `data-entry` is the entry module, `data-parts` what it will ask for, parted by spaces.
 */
export const START_SCRIPT = [
  "(function(d,s){var b;function go(){if(b)return;b=1;",
  ...APP,
  ...FONTS,
  "}",
  "if(d.hidden)return go();",
  `setTimeout(go,${AT_LATEST_MS});`,
  'try{new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&setTimeout(go)})',
  '.observe({type:"paint",buffered:true})}catch(e){}',
  "})(document,document.currentScript.dataset)",
].join("");
