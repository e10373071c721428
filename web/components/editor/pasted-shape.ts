// Says how far in a pasted paragraph is and how close its lines are, from the style word processors give it.
// A copy of our own pages says it in our own words already.
import { INDENT_MAX } from "#schema/validation/core/document.ts";

const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };
/** A step of ours: one and a half letters. */
const STEP_POINTS = 18;
/** HWP's own lines have 160 %, those of a notice that has to fit on one page 130 or less. */
const CLOSE = 1.3;

/** Marks a paragraph or heading; lines of lists are in by their list. */
export function markShape(element: Element): void {
  if (element.closest("li") || element.hasAttribute("data-indent") || element.hasAttribute("data-compact"))
    return;
  const style = element.getAttribute("style") ?? "";
  const steps = Math.round(
    (pointsOf(style, "margin-left") + Math.min(pointsOf(style, "text-indent"), 0)) / STEP_POINTS,
  );
  if (steps > 0) element.setAttribute("data-indent", String(Math.min(steps, INDENT_MAX)));
  const [, height = "", unit] = /(?<![\w-])line-height:\s*([\d.]+)(%|)\s*(?:;|$)/i.exec(style) ?? [];
  const lines = unit === "%" ? Number(height) / 100 : Number(height);
  if (element.localName === "p" && lines > 0 && lines <= CLOSE) element.setAttribute("data-compact", "true");
}

/** A length of the style in points; 0 where it says none. */
function pointsOf(style: string, name: string): number {
  const [, length, unit = ""] =
    new RegExp(`(?<![\\w-])${name}:\\s*(-?[\\d.]+)(pt|px|in|cm|mm)`, "i").exec(style) ?? [];
  return Number(length ?? 0) * (POINTS[unit.toLowerCase()] ?? 0);
}
