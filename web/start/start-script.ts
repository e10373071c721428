// The inline script at the end of a page (web/build/inline-scripts.ts builds it). It starts the app right
// after the first paint: the page is complete as the server wrote it, and readable in a font of the machine,
// so the first paint waits for neither app nor font. A tab in the background paints nothing, and the server
// writes no part of a page of the office, so these start at once. `data-modules` lists what runs, the entry
// last; `data-parts` lists everything it will ask for. Both are separated by spaces.

/** For a browser that does not report paints. */
const AT_LATEST_MS = 1_000;
/** To ask for a file takes a slow phone some milliseconds. */
const ASKED_AT_ONCE = 4;

const { modules = "", parts = "" } = document.currentScript?.dataset ?? {};
const addresses = (text: string): string[] => text.split(" ").filter((address) => address !== "");
const toRun = addresses(modules);
const toAsk = addresses(`${modules} ${parts}`);
let isStarted = false;

/** The modules of the page are fetched side by side, a few a task. */
function askForFew(): void {
  for (const address of toAsk.splice(0, ASKED_AT_ONCE)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
  if (toAsk.length > 0) setTimeout(askForFew);
}

/**
 * What the entry imports runs before it, each in a task of its own: as one, on a slow phone, they would keep a finger waiting.
 */
function runNext(): void {
  const address = toRun.shift();
  if (address !== undefined) void import(/* @vite-ignore */ address).then(() => setTimeout(runNext));
}

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  askForFew();
  runNext();
}

if (document.hidden || !document.querySelector("main")) {
  startApp();
} else {
  setTimeout(startApp, AT_LATEST_MS);
  try {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) setTimeout(startApp);
    });
    paints.observe({ type: "paint", buffered: true });
  } catch {
    // This browser does not report paints.
  }
}
