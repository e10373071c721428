// The status of a program in the office, and which programs show a state, as conditions: the same rules as `stateAt`
// (schema/validation/programs/program-state.ts); tests/integration/programs/programs-office.test.ts holds the two together.
import { db } from "#prisma/client.ts";
import type { Prisma, Program } from "#prisma/generated/client.ts";
import { draftPrograms, scheduledPrograms, visiblePrograms } from "#schema/policies/programs/programs.ts";
import type { ProgramStageName, ProgramStateName } from "#schema/validation/programs/program-kinds.ts";

export function stageOf(
  { publishedAt, deletedAt }: Pick<Program, "publishedAt" | "deletedAt">,
  now: Date,
): ProgramStageName {
  if (deletedAt !== null) return "TRASH";
  if (publishedAt === null) return "DRAFT";
  return publishedAt > now ? "SCHEDULED" : "VISIBLE";
}

/** The programs in a stage; null: all but the trash. */
export function inStage(stage: ProgramStageName | null, now: Date): Prisma.ProgramWhereInput {
  switch (stage) {
    case null:
      return { deletedAt: null };
    case "DRAFT":
      return draftPrograms;
    case "SCHEDULED":
      return scheduledPrograms(now);
    case "VISIBLE":
      return visiblePrograms(now);
    case "TRASH":
      return { deletedAt: { not: null } };
  }
}

/** Before the event, while nobody has cancelled it. */
const before = (now: Date) => ({ cancelledAt: null, startsAt: { gt: now } });
/** Within the window: it ends with the event's beginning where it has no end of its own. */
const inWindow = (now: Date) => ({
  ...before(now),
  applyFrom: { lte: now },
  OR: [{ applyTo: null }, { applyTo: { gt: now } }],
});

/** The programs that show a state at a moment. */
export function inState(state: ProgramStateName, now: Date): Prisma.ProgramWhereInput {
  const { capacity } = db.program.fields;
  const full = { capacity: { not: null }, seatsTaken: { gte: capacity } };
  switch (state) {
    case "CANCELLED":
      return { cancelledAt: { not: null } };
    case "ENDED":
      return { cancelledAt: null, endsAt: { lte: now } };
    case "ONGOING":
      return { cancelledAt: null, startsAt: { lte: now }, endsAt: { gt: now } };
    case "COMING_SOON":
      return { ...before(now), OR: [{ applyFrom: null }, { applyFrom: { gt: now } }] };
    case "CLOSED":
      return { ...before(now), applyFrom: { lte: now }, applyTo: { lte: now } };
    case "FULL":
      return { AND: [inWindow(now), full] };
    case "OPEN":
      return { AND: [inWindow(now), { OR: [{ capacity: null }, { seatsTaken: { lt: capacity } }] }] };
  }
}
