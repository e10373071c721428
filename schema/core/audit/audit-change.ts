import type { Tx } from "#prisma/client.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { changesOf, type Facts } from "./changes-of.ts";

/** What the log stores of a row as it is at this moment; null: there is none. */
export type ReadFacts = (tx: Tx, id: number) => Promise<Facts | null>;

/** Of a row that is not there yet, or not any more. */
const NOTHING: Facts = {};

/**
 * Does something to a row. Its line says what was there and what is there now.
 * @param work answers whether it changed the row
 */
export async function auditChange(
  tx: Tx,
  id: number,
  facts: ReadFacts,
  work: () => Promise<boolean>,
): Promise<ActionResult> {
  const before = await facts(tx, id);
  if (!(await work())) return { result: id, lines: [] };
  const after = await facts(tx, id);
  return { result: id, lines: [{ subjectId: id, ...changesOf(before ?? NOTHING, after ?? NOTHING) }] };
}

/** The line of a row that has just been made. */
export async function auditMade(tx: Tx, id: number, facts: ReadFacts): Promise<ActionResult> {
  const { after } = changesOf(NOTHING, (await facts(tx, id)) ?? NOTHING);
  return { result: id, lines: [{ subjectId: id, after }] };
}
