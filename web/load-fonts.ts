import { FONT_SHEET_ID } from "./page-data.ts";

/** Lets the sheet with every face of the font in, once the page has what it needs: for text that comes later. */
export function loadFontsWhenIdle(): void {
  const admit = () => document.getElementById(FONT_SHEET_ID)?.removeAttribute("disabled");
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(admit) : setTimeout(admit, 200));
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
