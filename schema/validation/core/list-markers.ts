// Defines how a numbered list counts: the eight levels of Korean official notices (docs/texts.md#texts).

/** Each as its first item shows it, from the outermost level in. */
export const LIST_MARKERS = ["1.", "가.", "1)", "가)", "(1)", "(가)", "①", "㉮"] as const;
export type ListMarker = (typeof LIST_MARKERS)[number];

export const isListMarker = (value: unknown): value is ListMarker =>
  LIST_MARKERS.some((marker) => marker === value);

/** What is before the item with a number: "나." is the second of "가.". */
export function markerText(marker: ListMarker, number: number): string {
  if (marker === "①" || marker === "㉮") return ordinals(marker)[number - 1] ?? String(number);
  const counted = marker.includes("가") ? (ordinals("가")[number - 1] ?? number) : number;
  return marker.replace(/[1가]/, String(counted));
}

/** The number that a mark of a kind counts; null for none of them. */
export function numberOf(marker: ListMarker, mark: string): number | null {
  for (let number = 1; number <= NUMBER_MAX; number += 1) {
    if (markerText(marker, number) === mark) return number;
  }
  return null;
}

const NUMBER_MAX = 99;

const letters = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint((first.codePointAt(0) ?? 0) + index));
const SYLLABLES = [..."가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허"];

function ordinals(first: "가" | "①" | "㉮"): readonly string[] {
  if (first === "가") return SYLLABLES;
  return first === "①" ? letters("①", 20) : letters("㉮", 14);
}
