// Defines who took part in a program by the rules, and the certificates of attendance that they have.
import type { Tx } from "#prisma/client.ts";
import { CERTIFIED_ATTENDANCE } from "./find-program-facts.ts";

/** Of a certificate of attendance: none was issued, it is valid, or the office revoked it. */
export const ATTENDANCE_CERTIFICATE_STATES = ["NONE", "VALID", "REVOKED"] as const;

export interface Attendee {
  /** Of the application. */
  readonly id: number;
  readonly name: string;
  readonly certificate: (typeof ATTENDANCE_CERTIFICATE_STATES)[number];
}

/** In the order of their names; nobody of an exam. */
export async function readAttendees(
  tx: Pick<Tx, "application">,
  programId: number,
): Promise<readonly Attendee[]> {
  const rows = await tx.application.findMany({
    where: { programId, ...CERTIFIED_ATTENDANCE },
    select: {
      id: true,
      name: true,
      documents: { where: { kind: "ATTENDANCE" }, select: { revokedAt: true } },
    },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map(({ documents, ...one }) => ({ ...one, certificate: certificateState(documents) }));
}

function certificateState(
  documents: readonly { readonly revokedAt: Date | null }[],
): Attendee["certificate"] {
  if (documents.length === 0) return "NONE";
  return documents.some(({ revokedAt }) => revokedAt === null) ? "VALID" : "REVOKED";
}
