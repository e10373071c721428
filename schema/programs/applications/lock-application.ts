// The order of locks. A transaction that moves applications locks first the applications, then their
// payments, then the program, and last of all the content version. The program's row is the queue for its
// seats. A transaction that has locked it waits only for applications on the waiting list. A transaction that
// has locked one of those never waits for the program, because it moves no seat. So no two transactions wait
// for each other.
import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";

/** Locks an application and its payment until the transaction ends; null when there is none. */
export async function lockApplication(tx: Tx, id: number): Promise<Application | null> {
  await lockWithPayments(tx, [id]);
  const application = await tx.application.findUnique({ where: { id } });
  if (application && application.state !== "WAITLISTED") await lockProgram(tx, application.programId);
  return application;
}

/** The same of several of one program, in the order of their ids. */
export async function lockApplications(tx: Tx, ids: readonly number[]): Promise<readonly Application[]> {
  await lockWithPayments(tx, ids);
  const applications = await tx.application.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: "asc" },
  });
  const moving = applications.find(({ state }) => state !== "WAITLISTED");
  if (moving) await lockProgram(tx, moving.programId);
  return applications;
}

/** Locks a program with all its applications until the transaction ends: for whatever writes rows about many of them. */
export async function lockWithApplications(tx: Tx, programId: number): Promise<void> {
  const applications = await tx.application.findMany({ where: { programId }, select: { id: true } });
  await lockWithPayments(
    tx,
    applications.map(({ id }) => id),
  );
  await lockProgram(tx, programId);
}

/** Locks a program until the transaction ends. */
export async function lockProgram(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM programs WHERE id = ${id} FOR NO KEY UPDATE`;
}
