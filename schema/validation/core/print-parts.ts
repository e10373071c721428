// A print of many people is several files: each has as many as one process sets, and says which of how many
// they are. So nobody is left out unseen.
import { z } from "#schema/validation/zod.ts";

/** More than any program has. */
const PARTS_MAX = 1_000;

/** Which file of a print; the first where nothing is said. */
export const printPart = z
  .int({ error: "NUMBER_INVALID" })
  .min(1, { error: "NUMBER_INVALID" })
  .max(PARTS_MAX, { error: "NUMBER_INVALID" })
  .nullish()
  .transform((part) => part ?? 1);

interface PrintPart {
  readonly part: number;
  /** The first and the last of the file, counted from 1. */
  readonly from: number;
  readonly to: number;
}

/** The files of a print of so many rows. */
export const partsOf = (count: number, most: number): readonly PrintPart[] =>
  Array.from({ length: Math.ceil(count / most) }, (_, at) => ({
    part: at + 1,
    from: at * most + 1,
    to: Math.min((at + 1) * most, count),
  }));

/** What the file of a part has. */
export const rowsOfPart = <Row>(rows: readonly Row[], part: number, most: number): readonly Row[] =>
  rows.slice((part - 1) * most, part * most);
