// Defines what a certificate of the exam says: who passed which part, in which languages, and when.
import type { Tx } from "#prisma/client.ts";
import type { ExamFacts } from "#schema/core/documents/document-facts.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { APPLICANT_NAMES, latinNameOf } from "#schema/programs/applications/applicant-name.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";

/** Null while the results are not released, for an examinee who did not pass, and for one who was erased. */
export async function findExamFacts(
  tx: Pick<Tx, "application">,
  applicationId: number,
  now: Date,
): Promise<ExamFacts | null> {
  const found = await tx.application.findUnique({
    where: { id: applicationId },
    include: { ...APPLICANT_NAMES, program: { include: { examSession: true } } },
  });
  if (found?.verdict !== "PASSED" || found.email === "") return null;
  const { program, name, examNumber, examPart, languagePair } = found;
  const { examSession: session, resultsReleasedAt } = program;
  if (resultsReleasedAt === null || !areResultsReleased(program, now)) return null;
  return {
    ...{ about: "exam", name, nameInLatin: latinNameOf(found), examNumber },
    ...{ titleKo: program.titleKo, titleEn: program.titleEn ?? program.titleKo },
    ...{ part: examPart, pair: languagePair },
    ...{ gradeKo: session?.gradeKo ?? null, gradeEn: session?.gradeEn ?? null },
    registrationNumber: session?.registrationNumber ?? null,
    ...{ examinedOn: seoulDay(program.startsAt), passedOn: seoulDay(resultsReleasedAt) },
  };
}

/** Whether the examinee still has passed, by the results that are released. */
export async function hasPassed(
  tx: Pick<Tx, "application">,
  applicationId: number,
  now: Date,
): Promise<boolean> {
  const found = await tx.application.findUnique({
    where: { id: applicationId },
    select: { verdict: true, program: { select: { resultsReleasedAt: true } } },
  });
  return found?.verdict === "PASSED" && areResultsReleased(found.program, now);
}
