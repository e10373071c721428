// What the office takes out of the list of members.
import { z } from "zod";
import { db } from "#prisma/client.ts";
import { MemberGrade, MemberStatus } from "#prisma/generated/enums.ts";
import { type ExportRow, exportOf } from "#schema/lists/export-source.ts";
import { manageMembers } from "#schema/policies/members.ts";
import { anyOf, dayRange, listText } from "#schema/validation/lists.ts";
import { DUES, standingOf } from "./dues-standing.ts";
import { memberSource } from "./member-list.ts";

const filter = z.strictObject({
  search: listText,
  affiliation: listText,
  grades: anyOf(z.enum(MemberGrade, { error: "CHOICE_UNKNOWN" })),
  statuses: anyOf(z.enum(MemberStatus, { error: "CHOICE_UNKNOWN" })),
  countries: anyOf(z.string().regex(/^[A-Z]{2}$/, { error: "COUNTRY_UNKNOWN" })),
  requests: anyOf(z.enum(MemberGrade, { error: "CHOICE_UNKNOWN" })),
  joined: dayRange,
});

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const now = new Date();
  const members = await db.member.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      name: true,
      email: true,
      grade: true,
      status: true,
      affiliation: true,
      country: true,
      createdAt: true,
      payments: {
        where: { type: { in: [...DUES] } },
        orderBy: { id: "desc" },
        select: { state: true, year: true, dueAt: true, paidAt: true },
      },
    },
  });
  return members.map(({ id, payments, createdAt: joined, ...member }) => ({
    id,
    cells: { ...member, joined, standing: standingOf(member.grade, payments, now) },
  }));
}

export const memberExport = exportOf({
  source: memberSource,
  sorts: ["CREATED", "NAME"],
  may: manageMembers,
  columns: ["name", "email", "grade", "affiliation", "country", "joined", "standing", "status"],
  filter,
  read: readRows,
});
