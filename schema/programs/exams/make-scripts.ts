// A script for each examinee who is recorded as present and each paper of the examinee's part, under a code drawn at random.

import { randomInt } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockWithApplications } from "#schema/programs/applications/lock-application.ts";
import { CODE_LENGTH, CODE_LETTERS, wasPresentAt } from "#schema/validation/programs/exam-scripts.ts";
import { areVerdictsLocked } from "./release-lock.ts";

/** What making scripts would change. */
export interface ScriptPlan {
  readonly missing: readonly { readonly applicationId: number; readonly paperId: number }[];
  /** Ids of scripts of people who did not sit, without a file and without a rater. */
  readonly needless: readonly number[];
}

type Reader = Pick<Tx, "application" | "examPaper" | "examScript">;

/** What is missing, and what is there for nobody. */
export async function readScriptPlan(tx: Reader, programId: number): Promise<ScriptPlan> {
  const papers = await tx.examPaper.findMany({ where: { programId }, select: { id: true, part: true } });
  const attended = await tx.application.findMany({
    where: { programId, state: "ATTENDED", examPart: { not: null } },
    select: {
      id: true,
      examPart: true,
      state: true,
      attendances: { where: { isCurrent: true }, select: { paperId: true, state: true } },
    },
  });
  const scripts = await tx.examScript.findMany({
    where: { paper: { programId } },
    select: {
      id: true,
      applicationId: true,
      paperId: true,
      fileId: true,
      _count: { select: { ratings: true } },
    },
  });
  const keyOf = (one: { readonly applicationId: number; readonly paperId: number }) =>
    `${one.applicationId} ${one.paperId}`;
  const known = new Set(scripts.map(keyOf));
  const sat = attended.flatMap((one) =>
    papers
      .filter(({ id, part }) => part === one.examPart && wasPresentAt(one, id))
      .map(({ id: paperId }) => ({ applicationId: one.id, paperId })),
  );
  const written = new Set(sat.map(keyOf));
  return {
    missing: sat.filter((one) => !known.has(keyOf(one))),
    needless: scripts
      .filter((one) => !written.has(keyOf(one)) && one.fileId === null && one._count.ratings === 0)
      .map(({ id }) => id),
  };
}

/**
 * Makes the scripts that are missing, and removes those of people who did not sit while nothing hangs on
 * them. It may be repeated.
 * @throws DomainError NOT_FOUND for what is no session of the exam; MOVE_REFUSED once the verdicts are locked
 */
export async function makeScripts(tx: Tx, programId: number): Promise<ActionResult> {
  await lockWithApplications(tx, programId);
  const program = await tx.program.findFirst({ where: { id: programId, kind: "KITEC", deletedAt: null } });
  if (!program) throw new DomainError("NOT_FOUND");
  if (await areVerdictsLocked(tx, programId)) throw new DomainError("MOVE_REFUSED");
  const { missing, needless } = await readScriptPlan(tx, programId);
  await tx.examScript.deleteMany({ where: { id: { in: [...needless] } } });
  const scripts = await tx.examScript.findMany({ where: { paper: { programId } }, select: { code: true } });
  const codes = drawCodes(missing.length, new Set(scripts.map(({ code }) => code)));
  // In the order of the codes: not even the ids say whose they are.
  const rows = missing
    .map((one, at) => ({ ...one, code: codes[at] ?? "" }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
  await tx.examScript.createMany({ data: rows });
  if (missing.length + needless.length === 0) return { result: programId, lines: [] };
  const after = { made: missing.length, removed: needless.length };
  return { result: programId, lines: [{ subjectId: programId, after }] };
}

/** Codes that are not among the known ones, and no two the same. */
function drawCodes(count: number, known: ReadonlySet<string>): readonly string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join("");
    if (!known.has(code)) drawn.add(code);
  }
  return [...drawn];
}
