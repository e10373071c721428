// What the office takes out of the list of members.
import { db } from "#prisma/client.ts";
import { type ExportRow, exportOf } from "#schema/lists/export-source.ts";
import { manageMembers } from "#schema/policies/members.ts";
import { MEMBER_COLUMNS, MEMBER_SORTS, membersFilter } from "#schema/validation/member-filters.ts";
import { DUES, standingOf } from "./dues-standing.ts";
import { memberSource } from "./member-list.ts";

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
  sorts: MEMBER_SORTS,
  may: manageMembers,
  columns: MEMBER_COLUMNS,
  filter: membersFilter,
  read: readRows,
});
