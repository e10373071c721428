// The copies that reviewers get of the files of a manuscript, beside the files they were made from
// (docs/reviews.md#blind-review-files).
import { createHash } from "node:crypto";
import { db, type Tx } from "#prisma/client.ts";
import type { BlindCopyState, SubmissionFileKind } from "#prisma/generated/enums.ts";
import { askForText } from "#schema/core/files/ask-for-text.ts";
import { bytesOf } from "#schema/core/files/stored-variants.ts";
import { DomainError } from "#schema/errors.ts";
import type { BlindRefusal, BlindState } from "#schema/validation/journal/blind-copies.ts";
import { namesBehind } from "./names-behind.ts";

/** The rules by which copies are made; raised whenever more is taken out. Copies of older rules are made again. */
export const BLIND_RULES = 5;

export interface FileWithCopy {
  readonly key: string;
  readonly storedKey: string | null;
  readonly blindCopy: {
    readonly storedAs: string;
    readonly state: BlindCopyState;
    readonly rules: number;
  } | null;
}

/** WAITING also for one whose bytes were replaced since, or that was made by older rules. */
export const blindStateOf = (file: FileWithCopy): BlindState =>
  file.blindCopy?.storedAs === bytesOf(file) && file.blindCopy.rules === BLIND_RULES
    ? file.blindCopy.state
    : "WAITING";

const FOR_REVIEWERS = ["MANUSCRIPT", "FIGURE"] as const satisfies readonly SubmissionFileKind[];
/** Whether reviewers get files of a kind. */
export const isForReviewers = (kind: SubmissionFileKind): boolean =>
  FOR_REVIEWERS.some((one) => one === kind);

/**
 * Refuses to review a version that has nothing to read.
 * @throws DomainError MANUSCRIPT_FILE_MISSING
 */
export async function requireManuscriptFile(tx: Tx, submissionId: number, round: number): Promise<void> {
  const held = await tx.submissionFile.count({ where: { submissionId, round, kind: "MANUSCRIPT" } });
  if (held === 0) throw new DomainError("MANUSCRIPT_FILE_MISSING");
}

/**
 * Asks whether reviewers can have every file of a version of a manuscript.
 * @throws DomainError MANUSCRIPT_FILE_MISSING; REVIEWER_COPY_REFUSED where a file has no copy and gets none;
 * REVIEWER_COPY_WAITING while one is being made
 */
export async function requireBlindCopies(tx: Tx, submissionId: number, round: number): Promise<void> {
  await requireManuscriptFile(tx, submissionId, round);
  const held = await tx.submissionFile.findMany({
    where: { submissionId, round, kind: { in: [...FOR_REVIEWERS] } },
    include: { file: { include: { blindCopy: true } } },
  });
  const states = held.map(({ file }) => blindStateOf(file));
  if (states.some((state) => state !== "CLEAN" && state !== "WAITING"))
    throw new DomainError("REVIEWER_COPY_REFUSED");
  if (!states.includes("WAITING")) return;
  throw new DomainError("REVIEWER_COPY_WAITING");
}

/** Of the names that a copy hides: `BlindCopy.names`. */
export const digestOf = (names: readonly string[]): string =>
  createHash("sha256").update(names.join("\n")).digest("hex");

/** Has the copies of a manuscript made again that hide other names than those of its authors as they are now. */
export async function askForBlindCopies(tx: Tx, submissionId: number): Promise<void> {
  const held = await tx.submissionFile.findMany({
    where: { submissionId, kind: { in: [...FOR_REVIEWERS] } },
    select: { file: { select: { id: true, kind: true, blindCopy: true } } },
  });
  for (const { file } of held) {
    const names = digestOf(await namesBehind(tx, file.id));
    if (file.blindCopy?.names === names) continue;
    await tx.blindCopy.deleteMany({ where: { fileId: file.id } });
    await askForText(tx, [file]);
  }
}

interface MadeCopy {
  readonly fileId: number;
  /** The key of the bytes it was made from. */
  readonly storedAs: string;
  readonly names: readonly string[];
  readonly outcome: { readonly size: number } | { readonly refused: BlindRefusal };
}

/** Keeps what came of a file. @returns false when the file or its authors are others by now: it has to be made again */
export async function storeBlindCopy({ fileId, storedAs, names, outcome }: MadeCopy): Promise<boolean> {
  return await db.$transaction(async (tx) => {
    const [file] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM files WHERE id = ${fileId} AND coalesce(stored_key, key) = ${storedAs} FOR NO KEY UPDATE`;
    const digest = digestOf(names);
    if (!file || digestOf(await namesBehind(tx, fileId)) !== digest) return false;
    const state = "refused" in outcome ? outcome.refused : "CLEAN";
    const size = "refused" in outcome ? 0 : outcome.size;
    const data = { storedAs, state, size, names: digest, rules: BLIND_RULES } as const;
    await tx.blindCopy.upsert({ where: { fileId }, create: { fileId, ...data }, update: data });
    return true;
  });
}
