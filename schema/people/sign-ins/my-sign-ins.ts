import { db } from "#prisma/client.ts";

/** As many as fit on a page of an account. */
const SHOWN = 30;

/** A member's own lines, newest first. What the person was not allowed in the office is the office's to read. */
export const readMySignIns = (query: object, memberId: number) =>
  db.signInRecord.findMany({
    ...query,
    where: { memberId, kind: { not: "FORBIDDEN" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
