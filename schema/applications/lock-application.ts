// Whoever moves applications holds, in this order: the applications, their payments, the program, and last of all the content version.
// The program's row is the queue for its seats. Whoever holds it waits for nothing but applications on the waiting list, and whoever
// holds one of those never waits for the program, because no seat is moved: so no two transactions wait for each other.
import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";

/** An application that nobody moves until the transaction ends, and its payment; null when there is none. */
export async function lockApplication(tx: Tx, id: number): Promise<Application | null> {
  await lockRows(tx, [id]);
  const application = await tx.application.findUnique({ where: { id } });
  if (application && application.state !== "WAITLISTED") await lockProgram(tx, application.programId);
  return application;
}

/** The same of several; the ids that are there, in order. The programs are not held yet. */
export async function lockRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM applications WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM payments WHERE application_id = ANY(${ids}) ORDER BY id FOR UPDATE`;
}

/** Holds a program until the transaction ends. */
export async function lockProgram(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM programs WHERE id = ${id} FOR NO KEY UPDATE`;
}
