// Demo applications: every seat that a demo program counts is somebody's. Most people are invented and have no account; the demo
// accounts have one in each state that a person may want to look at.
import type { Tx } from "#prisma/client.ts";
import type { Application, Prisma, Program } from "#prisma/generated/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import {
  type DemoApplication,
  demoApplications,
  familyNames,
  givenNames,
} from "#prisma/seed/content/applications.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import { seoulTime } from "./dates.ts";

const MORNING = 10 * 60;

/** Needs the demo accounts and the demo programs. */
export async function createDemoApplications(tx: Tx, now: Date): Promise<void> {
  const own = new Map<number, number>();
  for (const demo of demoApplications) {
    const made = await createOwn(tx, demo, now);
    if (holdsSeat(made.state)) own.set(made.programId, (own.get(made.programId) ?? 0) + 1);
  }
  const programs = await tx.program.findMany({ where: { seatsTaken: { gt: 0 } }, orderBy: { id: "asc" } });
  for (const program of programs) {
    await fillSeats(tx, program, program.seatsTaken - (own.get(program.id) ?? 0), now);
  }
  // Of a cancelled program nobody holds a seat.
  await tx.program.updateMany({ where: { cancelledAt: { not: null } }, data: { seatsTaken: 0 } });
}

async function createOwn(tx: Tx, demo: DemoApplication, now: Date): Promise<Application> {
  const { states, daysAgo, exam = {}, ...rest } = demo;
  const member = await tx.member.findUniqueOrThrow({ where: { emailKey: demo.email } });
  const program = await tx.program.findFirstOrThrow({
    where: { kind: demo.kind, titleKo: { startsWith: demo.title } },
    include: { sites: { orderBy: { position: "asc" }, take: 1 } },
  });
  const state = states.at(-1) ?? "CONFIRMED";
  const createdAt = seoulTime(now, daysAgo, MORNING);
  const application = await tx.application.create({
    data: {
      programId: program.id,
      memberId: member.id,
      state,
      amount: rest.amount,
      name: member.name,
      email: member.email,
      phoneNumber: member.phoneNumber,
      affiliation: member.affiliation,
      ...exam,
      siteId: demo.kind === "KITEC" ? (program.sites[0]?.id ?? null) : null,
      waitlistedAt: states.includes("WAITLISTED") ? createdAt : null,
      offeredUntil: state === "OFFERED" ? seoulTime(now, -2, MORNING) : null,
      confirmedAt: states.includes("CONFIRMED") ? createdAt : null,
      createdAt,
    },
  });
  await tx.applicationMove.createMany({
    data: states.map((to, index) => ({
      applicationId: application.id,
      from: states[index - 1] ?? null,
      to,
      actorId: to === "OFFERED" ? null : member.id,
      createdAt,
    })),
  });
  return application;
}

/** Invented people at the seats that are left: they came to what is over, and are expected at what is to come. */
async function fillSeats(tx: Tx, program: Program, seats: number, now: Date): Promise<void> {
  const { id, startsAt, endsAt, cancelledAt, publishedAt, fee, kind } = program;
  const begun = (program.applyFrom ?? publishedAt ?? startsAt).getTime();
  // Nobody applied once it was cancelled.
  const ended = Math.min(
    now.getTime(),
    startsAt.getTime(),
    cancelledAt?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  const step = Math.max(1, Math.floor((ended - begun) / (seats + 1)));
  const sites = await tx.programSite.findMany({ where: { programId: id }, orderBy: { position: "asc" } });
  const rows = Array.from({ length: Math.max(0, seats) }, (_, i): Prisma.ApplicationCreateManyInput => {
    const createdAt = new Date(begun + step * (i + 1));
    const state = stateOf(i, { isOver: endsAt <= now, isCancelled: cancelledAt !== null });
    const name = `${pick(familyNames, i * 7)}${pick(givenNames, i * 11 + id)}`;
    const email = `applicant-${id}-${i + 1}@example.org`;
    const columns = { programId: id, state, amount: fee, name, email, confirmedAt: createdAt, createdAt };
    const cancelReason = state === "CANCELLED" ? ("PROGRAM_CANCELLED" as const) : null;
    if (kind !== "KITEC" || program.examParts.length === 0) return { ...columns, cancelReason };
    return {
      ...columns,
      cancelReason,
      examPart: pick(program.examParts, i),
      languagePair: pick(program.languagePairs, Math.floor(i / 2)),
      siteId: sites.length > 0 ? pick(sites, Math.floor(i / 3)).id : null,
    };
  });
  const made = await tx.application.createManyAndReturn({
    data: rows,
    select: { id: true, state: true, createdAt: true },
  });
  await tx.applicationMove.createMany({
    data: made.flatMap(({ id: applicationId, state, createdAt }) => [
      { applicationId, from: null, to: "CONFIRMED" as const, createdAt },
      ...(state === "CONFIRMED"
        ? []
        : [{ applicationId, from: "CONFIRMED" as const, to: state, createdAt: cancelledAt ?? endsAt }]),
    ]),
  });
}

function stateOf(
  i: number,
  { isOver, isCancelled }: { isOver: boolean; isCancelled: boolean },
): ApplicationState {
  if (isCancelled) return "CANCELLED";
  if (!isOver) return "CONFIRMED";
  return i % 12 === 5 ? "NO_SHOW" : "ATTENDED";
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("An empty list of demo applications");
  return found;
}
