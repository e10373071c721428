import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/shared/author.ts";
import { changesOf, type Facts } from "./changes-of.ts";
import { type Audited, recordAudit } from "./record-audit.ts";

/** Of a row that is not there yet, or not any more. */
const NOTHING: Facts = {};

export interface Deed extends Pick<Audited, "action" | "subject"> {
  readonly subjectId: number;
  /** What the log keeps of the row as it is at this moment; null: there is none. */
  readonly facts: (tx: Tx, id: number) => Promise<Facts | null>;
}

/**
 * Does something to a row and writes down what was there and what is there now. A deed that changed nothing (null) is not written down.
 * @returns what the deed answered
 */
export async function auditChange<Version>(
  tx: Tx,
  author: Author,
  { facts, ...deed }: Deed,
  work: () => Promise<Version>,
): Promise<Version> {
  const before = await facts(tx, deed.subjectId);
  const version = await work();
  if (version === null) return version;
  const after = await facts(tx, deed.subjectId);
  await recordAudit(tx, author, { ...deed, ...changesOf(before ?? NOTHING, after ?? NOTHING) });
  return version;
}
