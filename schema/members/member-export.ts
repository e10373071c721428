// What the office takes out of the list of members.
import { db } from "#prisma/client.ts";
import { type ExportRow, exportOf } from "#schema/lists/export-source.ts";
import { readStandings } from "#schema/memberships/standing.ts";
import { manageMembers } from "#schema/policies/members.ts";
import { MEMBER_COLUMNS, MEMBER_SORTS, membersFilter } from "#schema/validation/member-filters.ts";
import { memberSource } from "./member-list.ts";

async function readRows(ids: number[]): Promise<ExportRow[]> {
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
    },
  });
  const standings = await readStandings(db, ids, new Date());
  return members.map(({ id, createdAt: joined, ...member }) => {
    const { standing = "NONE", until = null } = standings.get(id) ?? {};
    return { id, cells: { ...member, joined, standing, validUntil: until } };
  });
}

export const memberExport = exportOf({
  source: memberSource,
  sorts: MEMBER_SORTS,
  may: manageMembers,
  columns: MEMBER_COLUMNS,
  filter: membersFilter,
  read: readRows,
});
