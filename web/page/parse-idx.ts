// {idx} of an address (decision 7; the same for posts): a positive integer as we write it, nothing else.
import { ID_MAX } from "#schema/validation/limits.ts";
import { notFound } from "./page-error.ts";

/** Not so: signs, leading zeros, fractions, other scripts' digits and numbers too large. */
export function isIdx(text: string | undefined): text is string {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= ID_MAX;
}

/** The number. Throws PageError 404 for what is none. */
export function parseIdx(text: string | undefined): number {
  if (!isIdx(text)) throw notFound();
  return Number(text);
}
