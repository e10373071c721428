// {idx} of an address (decisions, "Programs"; the same for posts): a positive integer as we write it, nothing else.
import { ID_MAX } from "#schema/validation/limits.ts";
import { notFound } from "./page-error.ts";

/** The number. Throws PageError 404 for signs, leading zeros, fractions, other scripts' digits and numbers too large. */
export function parseIdx(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  const idx = Number(text);
  if (idx > ID_MAX) throw notFound();
  return idx;
}
