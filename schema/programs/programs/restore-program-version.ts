import { asContent, type VersionContent } from "#schema/core/versions/content.ts";
import { restorable } from "#schema/core/versions/restore-version.ts";
import { DomainError } from "#schema/errors.ts";
import { restoreExamSession } from "#schema/programs/exams/restore-exam-session.ts";
import { countExpected, movesDate } from "#schema/programs/reschedules/record-reschedule.ts";
import { programInput } from "#schema/validation/programs/programs.ts";
import { programFacts } from "./program-facts.ts";
import { programVersions } from "./program-versions.ts";
import { saveProgram } from "./save-program.ts";

/** All of it comes back; since when it is shown stays. */
export const restoreProgramVersion = restorable({
  noun: programVersions,
  schema: programInput,
  facts: programFacts,
  standing: async (tx, id, old) => {
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
