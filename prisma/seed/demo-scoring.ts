// Raters, scripts and scores in the demo's sessions of the exam that were held: all of them where results are
// released, half of them in the one that is being scored. Needs the demo exams.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { familyNames, givenNames } from "#prisma/seed/content/applications.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { CODE_LENGTH, CODE_LETTERS } from "#schema/validation/programs/exam-scripts.ts";

const FEE = 5_000;
/** Of each part and pair: two who score everything, and one for what they do not agree about. */
const RATERS = ["FIRST", "SECOND", "THIRD"] as const;
/** What two raters differ by, in points to either side; the last of them asks a third one. */
const GAPS = [0, 1, 3, 2, 0, 2, 1, 11] as const;

export async function createDemoScoring(tx: Tx, now: Date): Promise<void> {
  const sessions = await tx.program.findMany({
    where: { kind: "KITEC", endsAt: { lte: now }, examSession: { isNot: null } },
    include: {
      examPapers: { include: { criteria: { orderBy: { position: "asc" } } } },
      applications: { where: { state: "ATTENDED" }, orderBy: { id: "asc" } },
    },
  });
  for (const session of sessions) await score(tx, session);
}

type Session = Prisma.ProgramGetPayload<{
  include: { examPapers: { include: { criteria: true } }; applications: true };
}>;

async function createRaters(tx: Tx, { id: programId, endsAt, examParts, languagePairs }: Session) {
  const groups = examParts.flatMap((part) => languagePairs.map((pair) => ({ part, pair })));
  const rows = groups.flatMap(({ part, pair }, group) =>
    RATERS.map((_, place): Prisma.ExamRaterCreateManyInput => {
      const at = group * RATERS.length + place;
      const email = `rater-${programId}-${at + 1}@example.org`;
      const name = `${familyNames[(at * 5 + 2) % familyNames.length]}${givenNames[(at * 3) % givenNames.length]}`;
      return {
        programId,
        name,
        email,
        emailKey: email,
        part,
        pair,
        affiliation: "도담대학교",
        feePerScript: FEE,
        state: "ACCEPTED",
        invitedAt: new Date(endsAt.getTime() - 20 * DAY),
        answeredAt: new Date(endsAt.getTime() - 18 * DAY),
      };
    }),
  );
  const made = await tx.examRater.createManyAndReturn({
    data: rows,
    select: { id: true, part: true, pair: true },
  });
  return ({ part, pair }: { readonly part: unknown; readonly pair: unknown }) =>
    made.filter((one) => one.part === part && one.pair === pair).map(({ id }) => id);
}

/** A code for a number: no two the same below 22 to the sixth. */
function codeOf(number: number): string {
  let rest = (number * 48_271) % CODE_LETTERS.length ** CODE_LENGTH;
  return Array.from({ length: CODE_LENGTH }, () => {
    const letter = CODE_LETTERS[rest % CODE_LETTERS.length];
    rest = Math.floor(rest / CODE_LETTERS.length);
    return letter;
  }).join("");
}

/** Parts a total of 100 among criteria by their greatest points. */
function marksOf(total: number, criteria: readonly { readonly id: number; readonly maxPoints: number }[]) {
  let left = total;
  return criteria.map(({ id: criterionId, maxPoints }, at) => {
    const share = Math.min(maxPoints, Math.round((total * maxPoints) / 100));
    const points = at === criteria.length - 1 ? left : share;
    left -= points;
    return { criterionId, points };
  });
}

async function score(tx: Tx, session: Session): Promise<void> {
  const { endsAt, examPapers, applications, resultsReleasedAt } = session;
  const ratersOf = await createRaters(tx, session);
  const isReleased = resultsReleasedAt !== null;
  const doneAt = new Date(endsAt.getTime() + 5 * DAY);
  const rows = applications.flatMap(({ id: applicationId, examPart }) =>
    examPapers
      .filter(({ part }) => part === examPart)
      .map(({ id: paperId }) => ({ applicationId, paperId, code: codeOf(applicationId) })),
  );
  const scripts = await tx.examScript.createManyAndReturn({
    data: rows.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
    select: { id: true, applicationId: true, paperId: true },
  });
  const sheets = scripts.flatMap(({ id: scriptId, applicationId, paperId }) => {
    const at = applications.findIndex(({ id }) => id === applicationId);
    const application = applications[at];
    const target = application?.score ?? 45 + ((at * 19) % 51);
    const gap = GAPS[at % GAPS.length] ?? 0;
    const isApart = isReleased && gap > 10;
    const raters = ratersOf({ part: application?.examPart, pair: application?.languagePair });
    const criteria = examPapers.find(({ id }) => id === paperId)?.criteria ?? [];
    return [target + gap, target - gap, target + gap - 2].flatMap((total, place) => {
      const raterId = raters[place];
      if (raterId === undefined || (place === 2 && !isApart)) return [];
      // In the session that is being scored the first rater is done, and the second one has scored every other script.
      const isDone = isReleased || place === 0;
      const given = isDone || at % 2 === 0 ? marksOf(Math.min(total, 100), criteria) : [];
      const rating = {
        scriptId,
        raterId,
        isThird: place === 2,
        doneAt: isDone ? doneAt : null,
        updatedAt: doneAt,
      };
      return [{ rating, given }];
    });
  });
  const ratings = await tx.examRating.createManyAndReturn({
    data: sheets.map(({ rating }) => rating),
    select: { id: true, scriptId: true, raterId: true },
  });
  const marks = ratings.flatMap(({ id: ratingId, scriptId, raterId }) => {
    const sheet = sheets.find(({ rating }) => rating.scriptId === scriptId && rating.raterId === raterId);
    return (sheet?.given ?? []).map((mark) => ({ ratingId, ...mark }));
  });
  await tx.examMark.createMany({ data: marks });
  const done = sheets.flatMap(({ rating }) => (rating.doneAt ? [rating.raterId] : []));
  await tx.examRater.updateMany({ where: { id: { in: [...new Set(done)] } }, data: { doneAt } });
}
