// Defines what certificates of completion and of attendance say: who, which program, when, and of a course on how many days.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ProgramFacts } from "#schema/core/documents/document-facts.ts";
import { APPLICANT_NAMES, latinNameOf } from "#schema/programs/applications/applicant-name.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { holds, readProgress } from "./read-progress.ts";

type Reader = Pick<Tx, "program" | "application" | "completionRule">;

/** Who was there by the rules: an occasion with misconduct counts as none, so nobody is certified for that alone. */
const wasThere = {
  state: "ATTENDED",
  OR: [
    { attendances: { some: { isCurrent: true, state: "PRESENT" } } },
    { attendances: { none: { isCurrent: true, state: "MISCONDUCT" } } },
  ],
} as const satisfies Prisma.ApplicationWhereInput;

/** Null for a person who was absent, for an exam, and for an erased account. */
export async function findAttendanceFacts(tx: Reader, applicationId: number): Promise<ProgramFacts | null> {
  const found = await tx.application.findFirst({
    // Erased rows have no address.
    where: { id: applicationId, email: { not: "" }, program: { kind: { not: "KITEC" } }, ...wasThere },
    include: { ...APPLICANT_NAMES, program: true },
  });
  if (!found) return null;
  const { program, name } = found;
  return {
    ...{ about: "program", name, nameInLatin: latinNameOf(found) },
    ...{ titleKo: program.titleKo, titleEn: program.titleEn ?? program.titleKo },
    ...{ from: seoulDay(program.startsAt), to: seoulDay(program.endsAt) },
    ...{ attended: null, days: null, rule: null },
  };
}

/** The same of a person who completed a course by its rule, once the course has ended. */
export async function findCompletionFacts(
  tx: Reader,
  applicationId: number,
  now: Date,
): Promise<ProgramFacts | null> {
  const facts = await findAttendanceFacts(tx, applicationId);
  if (facts === null) return null;
  const { program } = await tx.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: { program: { select: { id: true, endsAt: true } } },
  });
  if (program.endsAt > now) return null;
  const rule = await tx.completionRule.findUnique({
    where: { programId: program.id },
    select: { attendancePercent: true, needsAssignment: true, needsPayment: true },
  });
  const [progress] = await readProgress(tx, program.id, { id: applicationId });
  if (progress?.lacks?.length !== 0) return null;
  return { ...facts, attended: progress.attended, days: progress.days, rule };
}

/**
 * Whether a certificate of completion or attendance still says the truth: the person was there, of a course on as many days as it says, and by
 * the rule of its time the course is completed. A rule that changed since takes nothing from it.
 */
export async function isStillCertified(
  tx: Reader,
  applicationId: number,
  { attended, days, rule }: Pick<ProgramFacts, "attended" | "days" | "rule">,
): Promise<boolean> {
  const application = await tx.application.findFirst({
    where: { id: applicationId, ...wasThere },
    select: { programId: true },
  });
  if (!application) return false;
  if (days === null) return true;
  const [progress] = await readProgress(tx, application.programId, { id: applicationId });
  return progress !== undefined && holds(progress, { attended, rule });
}
