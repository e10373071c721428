// Defines how full the next programs are, and how many people are where.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";

const COLUMNS = {
  id: true,
  kind: true,
  titleKo: true,
  titleEn: true,
  startsAt: true,
  capacity: true,
  seatsTaken: true,
} as const satisfies Prisma.ProgramSelect;

interface ProgramLoad extends Prisma.ProgramGetPayload<{ select: typeof COLUMNS }> {
  readonly counts: ReadonlyMap<ApplicationState, number>;
}

export const ProgramLoadRef = builder.objectRef<ProgramLoad>("ProgramLoad").implement({
  description: "A program, and how many people are in which state.",
  fields: (t) => {
    const of = (...states: ApplicationState[]) =>
      t.int({
        resolve: ({ counts }) => states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
      });
    return {
      id: t.expose("id", { type: "Id" }),
      kind: t.expose("kind", { type: ProgramKindRef }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language: t.arg({ type: LanguageRef, required: true }) },
        resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
      }),
      startsAt: t.expose("startsAt", { type: "DateTime" }),
      capacity: t.exposeInt("capacity", { nullable: true }),
      seatsTaken: t.exposeInt("seatsTaken"),
      confirmed: of("CONFIRMED", "ATTENDED", "NO_SHOW"),
      awaitingPayment: of("AWAITING_PAYMENT"),
      offered: of("OFFERED"),
      waiting: of("WAITLISTED"),
    };
  },
});

/** The first programs to start among some. */
export async function readProgramLoads(
  where: Prisma.ProgramWhereInput,
  take: number,
): Promise<ProgramLoad[]> {
  const programs = await db.program.findMany({
    select: COLUMNS,
    where,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take,
  });
  const rows = await db.application.groupBy({
    by: ["programId", "state"],
    where: { programId: { in: programs.map(({ id }) => id) } },
    _count: true,
  });
  return programs.map((program) => ({
    ...program,
    counts: new Map(
      rows.filter(({ programId }) => programId === program.id).map(({ state, _count }) => [state, _count]),
    ),
  }));
}
