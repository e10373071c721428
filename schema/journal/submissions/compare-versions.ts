// Defines what changed between two versions of a manuscript, by the words that were read of their files.
import type { Tx } from "#prisma/client.ts";
import { textStateOf } from "#schema/core/files/file-text.ts";
import { compareLines, type LineChange } from "#schema/core/versions/compare-lines.ts";
import type { Line } from "#schema/core/versions/lines.ts";

/** Lines that are the same are left out beyond this many around a change. */
const AROUND = 1;
/** UTF-16 units of a line: the words of a document come without their paragraphs, so they are parted at the ends of sentences. */
const SENTENCE = /[^.!?。]+[.!?。]*\s*/gu;

/** Null: a file of one of them is not there or was not read. */
async function linesOf(
  tx: Pick<Tx, "submissionFile" | "fileTextPart">,
  submissionId: number,
  round: number,
): Promise<Line[] | null> {
  const held = await tx.submissionFile.findFirst({
    where: { submissionId, round, kind: "MANUSCRIPT" },
    include: { file: { include: { text: true } } },
  });
  if (!held || textStateOf(held.file) !== "READ") return null;
  const parts = await tx.fileTextPart.findMany({
    where: { fileId: held.fileId },
    orderBy: { position: "asc" },
    select: { text: true },
  });
  const text = parts.map((part) => part.text).join(" ");
  return (text.match(SENTENCE) ?? []).map((line) => ({ role: "PARAGRAPH", text: line.trim() }));
}

/** What became of each sentence that changed between a version and the one before; null where one can't be compared. */
export async function compareVersions(
  tx: Pick<Tx, "submissionFile" | "fileTextPart">,
  submissionId: number,
  round: number,
): Promise<LineChange[] | null> {
  const before = await linesOf(tx, submissionId, round - 1);
  const after = await linesOf(tx, submissionId, round);
  if (before === null || after === null) return null;
  const all = await compareLines(before, after);
  const isNear = (at: number) =>
    all.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== "SAME");
  return all.filter((_line, at) => isNear(at));
}
