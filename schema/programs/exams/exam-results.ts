// Results as they are stored: a version of each examinee's, the newest counts. Score and verdict of the
// application follow it; its version and its date of change do not, because the person reads them before the
// release.
import type { Tx } from "#prisma/client.ts";
import type { ExamRelease } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { PaperPoints } from "#schema/validation/programs/exam-verdict.ts";
import { z } from "#schema/validation/zod.ts";
import { readSittings, type Sitting } from "./read-sittings.ts";

/** `ExamResult.scores`. Points are in hundredths, the greatest ones whole. */
export const storedScores = z.object({
  papers: z.array(
    z.object({
      paperId: z.int(),
      points: z.int(),
      maxPoints: z.int(),
      criteria: z.array(z.object({ criterionId: z.int(), points: z.int(), maxPoints: z.int() })),
    }),
  ),
});

interface Given {
  readonly createdById: number;
  readonly createdAt: Date;
  /** Why it is another one than before. */
  readonly reason: string | null;
  /** Whose answer changes it. */
  readonly objectionId?: number;
}

const sameScores = (one: readonly PaperPoints[], other: unknown) =>
  JSON.stringify(storedScores.parse({ papers: one })) === JSON.stringify(storedScores.parse(other));

/** What the next version of each examinee's result would be, where it is another one than the newest. */
export async function nextResults(tx: Pick<Tx, "examResult">, sittings: readonly Sitting[]) {
  const newest = await readNewest(tx, sittings);
  return sittings.flatMap(({ id: applicationId, outcome: { verdict, average, papers } }) => {
    const last = newest.get(applicationId);
    if (verdict === null) return [];
    if (last?.verdict === verdict && last.average === average && sameScores(papers, last.scores)) return [];
    const scores = storedScores.parse({ papers });
    return [{ applicationId, version: (last?.version ?? 0) + 1, verdict, average, scores }];
  });
}

/**
 * Stores the result of each examinee as the next version, where it is another one than the newest. Answers whose is another one.
 */
export async function storeResults(
  tx: Tx,
  sittings: readonly Sitting[],
  given: Given,
): Promise<readonly number[]> {
  const changed = await nextResults(tx, sittings);
  await tx.examResult.createMany({ data: changed.map((result) => ({ ...result, ...given })) });
  await followResults(
    tx,
    sittings.map(({ id }) => id),
  );
  return changed.map(({ applicationId }) => applicationId);
}

/**
 * The results of a session: from the release on the released ones, even if scripts changed since; before that
 * those by the present rule.
 */
export async function readResults(
  tx: Pick<Tx, "examRelease" | "examResult"> & Parameters<typeof readSittings>[0],
  programId: number,
): Promise<readonly Sitting[]> {
  const sittings = await readSittings(tx, programId);
  const released = { programId, withdrawnAt: null, confirmedAt: { not: null } };
  return (await tx.examRelease.count({ where: released })) > 0 ? await withResults(tx, sittings) : sittings;
}

/** The same examinees with their newest stored results; anyone who has none has no verdict. */
export async function withResults(
  tx: Pick<Tx, "examResult">,
  sittings: readonly Sitting[],
): Promise<readonly Sitting[]> {
  const newest = await readNewest(tx, sittings);
  return sittings.map((sitting) => {
    const stored = newest.get(sitting.id);
    if (!stored) return { ...sitting, outcome: { papers: [], average: null, verdict: null, missing: [] } };
    const { verdict, average, scores } = stored;
    const { papers } = storedScores.parse(scores);
    return { ...sitting, outcome: { papers, average, verdict, missing: [] } };
  });
}

async function readNewest(tx: Pick<Tx, "examResult">, sittings: readonly Sitting[]) {
  const results = await tx.examResult.findMany({
    where: { applicationId: { in: sittings.map(({ id }) => id) } },
    orderBy: { version: "asc" },
  });
  return new Map(results.map((result) => [result.applicationId, result]));
}

/** Results of a release that nobody has read yet. */
export async function deleteUnreadResults(
  tx: Tx,
  { programId, confirmedAt }: Pick<ExamRelease, "programId" | "confirmedAt">,
): Promise<void> {
  if (confirmedAt === null) return;
  const unread = { application: { programId }, createdAt: { gte: confirmedAt } };
  const results = await tx.examResult.findMany({ where: unread, select: { id: true, applicationId: true } });
  const papers = await tx.examPaper.count({ where: { programId } });
  await tx.examResult.deleteMany({ where: { id: { in: results.map(({ id }) => id) } } });
  // What was typed by hand stays typed.
  if (papers > 0)
    await followResults(
      tx,
      results.map(({ applicationId }) => applicationId),
    );
}

/** Score (per cent, with its hundredths) and verdict of applications become those of their newest result, or none. */
async function followResults(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE applications a SET score = r.average / 100.0, verdict = r.verdict
    FROM unnest(${ids}::int[]) AS of(id)
    LEFT JOIN LATERAL (SELECT average, verdict FROM exam_results WHERE application_id = of.id ORDER BY version DESC LIMIT 1) r ON TRUE
    WHERE a.id = of.id`);
}
