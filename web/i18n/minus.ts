// A hyphen before a figure is skipped by screen readers, and too short beside figures; ICU writes one in Korean and English.

/** An amount as formatted, with a real minus before everything: "-500,000원" is "−500,000원", "KRW -500,000" is "KRW −500,000". */
export function withMinus(formatted: string): string {
  return formatted.replaceAll(/(?<!\d)([^\s\d]?)-(?=\d)/g, "−$1");
}
