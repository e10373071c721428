// Defines what certificates of completion and of attendance say: who, which program, when, and of a course on how many days.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ProgramFacts } from "#schema/core/documents/document-facts.ts";
import { APPLICANT_NAMES, latinNameOf } from "#schema/programs/applications/applicant-name.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { holds, readProgress } from "./read-progress.ts";

type Reader = Pick<Tx, "application">;

/** Who was there by the rules: an occasion with misconduct counts as none, so nobody is certified for that alone. */
const wasThere = {
  state: "ATTENDED",
  OR: [
    { attendances: { some: { isCurrent: true, state: "PRESENT" } } },
    { attendances: { none: { isCurrent: true, state: "MISCONDUCT" } } },
  ],
} as const satisfies Prisma.ApplicationWhereInput;

/** Who has a certificate of attendance: nobody of an exam, and nobody who was erased, because erased rows have no address. */
export const CERTIFIED_ATTENDANCE = {
  ...wasThere,
  email: { not: "" },
  program: { kind: { not: "KITEC" } },
} as const satisfies Prisma.ApplicationWhereInput;

/** By application; nothing of a person who was absent, of an exam, and of an erased account. */
export async function findAttendanceFacts(
  tx: Reader,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, ProgramFacts>> {
  const found = await tx.application.findMany({
    where: { id: { in: [...applicationIds] }, ...CERTIFIED_ATTENDANCE },
    include: { ...APPLICANT_NAMES, program: true },
  });
  return new Map(
    found.map(({ program, ...one }) => [
      one.id,
      {
        about: "program",
        name: one.name,
        nameInLatin: latinNameOf(one),
        titleKo: program.titleKo,
        titleEn: program.titleEn ?? program.titleKo,
        from: seoulDay(program.startsAt),
        to: seoulDay(program.endsAt),
        attended: null,
        days: null,
        rule: null,
      },
    ]),
  );
}

/** The same of those who completed a course by its rule, once the course has ended. */
export async function findCompletionFacts(
  tx: Reader,
  applicationIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ProgramFacts>> {
  const facts = await findAttendanceFacts(tx, applicationIds);
  const over = { id: { in: [...facts.keys()] }, program: { endsAt: { lte: now } } };
  return new Map(
    (await readProgress(tx, over)).flatMap(({ id, lacks, attended, days, program }) => {
      const certified = facts.get(id);
      const rule = program.completionRule;
      if (!certified || !rule || lacks?.length !== 0) return [];
      const { attendancePercent, needsAssignment, needsPayment } = rule;
      const stored = { attendancePercent, needsAssignment, needsPayment };
      return [[id, { ...certified, attended, days, rule: stored }] as const];
    }),
  );
}

/**
 * Whether a certificate of completion or attendance still says the truth: the person was there, of a course
 * on as many days as it says, and by the rule of its time the course is completed. A rule that changed since
 * takes nothing from it.
 */
export async function isStillCertified(
  tx: Reader,
  applicationId: number,
  { attended, days, rule }: Pick<ProgramFacts, "attended" | "days" | "rule">,
): Promise<boolean> {
  if ((await tx.application.count({ where: { id: applicationId, ...wasThere } })) === 0) return false;
  if (days === null) return true;
  const [progress] = await readProgress(tx, { id: applicationId });
  return progress !== undefined && holds(progress, { attended, rule });
}
