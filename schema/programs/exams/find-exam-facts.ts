// Defines what a certificate of the exam says: who passed which part, in which languages, and when.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ExamFacts } from "#schema/core/documents/document-facts.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { APPLICANT_NAMES, latinNameOf } from "#schema/programs/applications/applicant-name.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { certifiedGrade } from "#schema/validation/programs/exam-session.ts";

const withSession = {
  include: { ...APPLICANT_NAMES, program: { include: { examSession: true } } },
} as const satisfies Prisma.ApplicationDefaultArgs;

/** By application; nothing while the results are not released, of an examinee who did not pass, and of one who was erased. */
export async function findExamFacts(
  tx: Pick<Tx, "application">,
  applicationIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ExamFacts>> {
  const found = await tx.application.findMany({
    where: { id: { in: [...applicationIds] }, verdict: "PASSED", email: { not: "" } },
    ...withSession,
  });
  return new Map(
    found.flatMap((one) => {
      const facts = factsOf(one, now);
      return facts === null ? [] : [[one.id, facts] as const];
    }),
  );
}

function factsOf(
  {
    program,
    name,
    examNumber,
    examPart,
    languagePair,
    ...one
  }: Prisma.ApplicationGetPayload<typeof withSession>,
  now: Date,
): ExamFacts | null {
  const { examSession: session, resultsReleasedAt } = program;
  if (resultsReleasedAt === null || !areResultsReleased(program, now)) return null;
  return {
    about: "exam",
    name,
    nameInLatin: latinNameOf({ name, ...one }),
    examNumber,
    titleKo: program.titleKo,
    titleEn: program.titleEn ?? program.titleKo,
    part: examPart,
    pair: languagePair,
    ...certifiedGrade(session),
    registrationNumber: session?.registrationNumber ?? null,
    examinedOn: seoulDay(program.startsAt),
    passedOn: seoulDay(resultsReleasedAt),
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
