// iCalendar as text (RFC 5545, 3.1 and 3.3). It is written by hand because the packages convert times to the
// machine's own zone and write DTSTAMP and LAST-MODIFIED without UTC, which calendars read as another hour.
import { inSeoul } from "#schema/validation/core/seoul.ts";

/** Octets of one line, its end not counted. */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** The zone all events are in. Seoul has had no summer time since 1988. */
export const ZONE = "Asia/Seoul";
export const ZONE_LINES: readonly string[] = [
  "BEGIN:VTIMEZONE",
  `TZID:${ZONE}`,
  "BEGIN:STANDARD",
  "DTSTART:19881009T030000",
  "TZOFFSETFROM:+1000",
  "TZOFFSETTO:+0900",
  "TZNAME:KST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** A value of type TEXT: what would end it is escaped, control characters are left out. */
export function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "")
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, "\\n");
}

/** `20261205T050000Z`. */
export function utcMoment(moment: Date): string {
  return `${digits(moment).slice(0, 15)}Z`;
}

/** `20261205T140000`, to be read in Seoul. */
export function seoulMoment(moment: Date): string {
  return digits(inSeoul(moment)).slice(0, 15);
}

/** `20261205`, the day it is in Seoul. */
export function seoulDay(moment: Date): string {
  return digits(inSeoul(moment)).slice(0, 8);
}

const digits = (moment: Date) => moment.toISOString().replace(/[-:]/g, "");

/** Lines as they travel: at most 75 octets each, never cut within a character, each with CRLF at its end. */
export function toIcs(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function fold(line: string): string {
  if (encoder.encode(line).length <= LINE_OCTETS) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      // The space counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
