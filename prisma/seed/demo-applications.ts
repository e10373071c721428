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
const PAYMENT_DAYS = 7;

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
  if (states.includes("AWAITING_PAYMENT")) await createPayment(tx, application, program, demo, createdAt);
  return application;
}

/** What an own application asks for, paid where it has come so far. */
async function createPayment(
  tx: Tx,
  application: Application,
  { kind, titleKo, titleEn }: Program,
  { states }: DemoApplication,
  createdAt: Date,
): Promise<void> {
  const { memberId, id: applicationId, amount, name, email } = application;
  const isPaid = states.includes("CONFIRMED");
  const asked = { to: "PENDING" as const, actorId: memberId, createdAt };
  const declared = { from: "PENDING" as const, to: "DECLARED" as const, actorId: memberId, createdAt };
  const money = { amount, method: "BANK_TRANSFER" as const, receivedAt: createdAt };
  const paid = { from: "DECLARED" as const, to: "PAID" as const, ...money, createdAt };
  const { id } = await tx.payment.create({
    select: { id: true },
    data: {
      memberId,
      applicationId,
      type: kind === "SEMINAR" || kind === "KITEC" ? kind : "PROGRAM",
      state: isPaid ? "PAID" : "PENDING",
      nameKo: titleKo,
      nameEn: titleEn ?? titleKo,
      amountDue: amount,
      amountPaid: isPaid ? amount : 0,
      payerName: name,
      payerEmail: email,
      depositorName: name,
      dueAt: seoulTime(createdAt, -1 - PAYMENT_DAYS, 0),
      declaredAt: isPaid ? createdAt : null,
      paidAt: isPaid ? createdAt : null,
      version: isPaid ? 3 : 1,
      createdAt,
      moves: { create: isPaid ? [asked, declared, paid] : [asked] },
    },
  });
  const depositorName = `${name}${String(id).padStart(4, "0").slice(-4)}`;
  await tx.payment.update({ where: { id }, data: { depositorName } });
}

/** Invented people at the seats that are left: they came to what is over, and are expected at what is to come. */
async function fillSeats(tx: Tx, program: Program, seats: number, now: Date): Promise<void> {
  const { id, startsAt, endsAt, cancelledAt, publishedAt, fee, kind } = program;
  const begun = (program.applyFrom ?? publishedAt ?? startsAt).getTime();
  const step = Math.max(1, Math.floor((Math.min(now.getTime(), startsAt.getTime()) - begun) / (seats + 1)));
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
