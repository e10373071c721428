// A program in versions (decision 93).
import type { Tx } from "#prisma/client.ts";
import { settleTask } from "#schema/core/translations/settle-task.ts";
import { storePairs } from "#schema/core/translations/store-pairs.ts";
import { textsIn } from "#schema/core/translations/version-texts.ts";
import { asContent, type VersionContent } from "#schema/core/versions/content.ts";
import { restorable } from "#schema/core/versions/restore-version.ts";
import type { VersionedNoun } from "#schema/core/versions/versioned.ts";
import { DomainError } from "#schema/errors.ts";
import { readExamSettings } from "#schema/programs/exams/exam-settings.ts";
import { restoreExamSession } from "#schema/programs/exams/restore-exam-session.ts";
import { countExpected, movesDate } from "#schema/programs/reschedules/record-reschedule.ts";
import { programInput } from "#schema/validation/programs/programs.ts";
import { textsOf } from "./program-conflict.ts";
import { programFacts } from "./program-facts.ts";
import { saveProgram } from "./save-program.ts";
import { OWN_COLUMNS, TEXT_COLUMNS } from "./written-columns.ts";

const rows = { orderBy: { position: "asc" }, omit: { programId: true, position: true } } as const;

const searched = { ...rows, omit: { ...rows.omit, searchKey: true } } as const;

/** Who wrote it first and when it was last saved are of the version, not of its content. */
const omit = { ...OWN_COLUMNS, createdById: false, updatedAt: false } as const;

export const programVersions: VersionedNoun = {
  of: (programId) => ({ programId }),
  read: async (tx, id) => {
    const program = await tx.program.findUnique({
      where: { id },
      omit,
      include: { prices: rows, speakers: searched, sessions: searched, sites: rows, files: rows },
    });
    if (!program) return null;
    const { createdById, updatedAt, answers, files, ...written } = program;
    const columns = Object.entries(written).filter(([name]) => !(name in TEXT_COLUMNS));
    const content = asContent({
      ...Object.fromEntries(columns),
      ...textsOf(program),
      // Left out while there are none: as in versions from before there were answers.
      ...(answers.length > 0 ? { answers } : {}),
      ...(await examIn(tx, id)),
      files: files.map(({ fileId }) => fileId),
    });
    return { content, createdById, updatedAt };
  },
  onSaved: async (tx, programId, { before, after, number, saverId, now }) => {
    const { answers } = await tx.program.findUniqueOrThrow({
      where: { id: programId },
      select: { answers: true },
    });
    const texts = { before: before && textsIn(before), after: textsIn(after) };
    const waiting = await storePairs(tx, { programId }, { ...texts, answers, number, saverId, now });
    const english = { before: before?.en ?? null, after: after.en };
    await settleTask(tx, { programId }, { ...english, waiting, isOut: after.publishedAt !== null });
  },
};

/** The settings of a session of the exam; nothing for every other program, and for a session without. */
async function examIn(tx: Tx, id: number) {
  const settings = await readExamSettings(tx, id);
  if (!settings) return {};
  const { version: _version, ...exam } = settings;
  return { exam };
}

/** All of it comes back; since when it is shown stays. */
export const restoreProgramVersion = restorable({
  noun: programVersions,
  schema: programInput,
  facts: programFacts,
  unchanged: async (tx, id, old) => {
    const program = await tx.program.findUnique({
      where: { id },
      select: { publishedAt: true, sites: { select: { id: true } } },
    });
    if (!program) return null;
    const ids = new Set(program.sites.map((site) => site.id));
    return { ...asContent({ publishedAt: program.publishedAt }), sites: sitesAgain(old, ids) };
  },
  save: async (tx, { id, version, value: program }, author) => {
    const { startsAt, endsAt, publishedAt, cancelledAt } = await tx.program.findUniqueOrThrow({
      where: { id },
    });
    // A new date needs the office's words to the applicants: they are written in the editor.
    const moves = movesDate({ startsAt, endsAt, publishedAt, cancelledAt }, program, author.now);
    if (moves && (await countExpected(tx, id)) > 0) throw new DomainError("DATE_MOVES");
    return saveProgram(tx, { id, version, program }, author);
  },
  beside: { field: "exam", restore: restoreExamSession },
});

/** The old sites; one that is gone by now is a new one. */
function sitesAgain({ sites }: VersionContent, now: ReadonlySet<number>) {
  if (!Array.isArray(sites)) return [];
  return sites.map((site) => {
    if (typeof site !== "object" || site === null || Array.isArray(site)) return site;
    return { ...site, id: typeof site.id === "number" && now.has(site.id) ? site.id : null };
  });
}
