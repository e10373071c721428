// Times as they are typed: Seoul's (docs/core.md#calls-and-limits), in the form `<input type="datetime-local">` writes.
import { inSeoul } from "./format-dates.ts";

/** "2026-11-21T09:00" in Seoul; empty for null. */
export function toSeoul(instant: string | null): string {
  if (instant === null) return "";
  return inSeoul(instant).toISOString().slice(0, 16);
}

/** The instant of a time in Seoul, ISO 8601; what is none comes back as it is. */
export function fromSeoul(local: string): string {
  const time = new Date(`${local}+09:00`);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}
