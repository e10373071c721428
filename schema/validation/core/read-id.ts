// Defines which numbers ids of rows are, in addresses and arguments (docs/programs.md#programs). Without Zod:
// public pages carry it.
import { ID_MAX } from "./limits.ts";

/** Whether a row may have this id. */
export const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= ID_MAX;

/**
 * The id in a text of an address; null for one that no row may have. Signs, leading zeros, fractions and
 * digits of other scripts are not how we write one.
 */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && isId(Number(text)) ? Number(text) : null;
}
