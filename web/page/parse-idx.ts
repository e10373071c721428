// {idx} of an address (docs/programs.md#programs; the same for posts): a positive integer as we write it, nothing else.
import { readId } from "#schema/validation/core/read-id.ts";
import { notFound } from "./page-error.ts";

export const isIdx = (text: string | undefined): text is string => readId(text) !== null;

/** The number. Throws PageError 404 for what is none. */
export function parseIdx(text: string | undefined): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}
