// Defines what the office exports from the list of members.
import { db } from "#prisma/client.ts";
import { type ExportRow, exportOf } from "#schema/core/lists/export-source.ts";
import { latinName, NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import { readCurrentMemberships } from "#schema/people/memberships/current-membership.ts";
import { manageMembers } from "#schema/policies/people/members.ts";
import { MEMBER_COLUMNS, MEMBER_SORTS, membersFilter } from "#schema/validation/people/member-filters.ts";
import { memberSource } from "./member-list.ts";
import { readNewsletterReaders } from "./newsletter-readers.ts";

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const members = await db.member.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      ...NAME_COLUMNS,
      email: true,
      grade: true,
      status: true,
      affiliation: true,
      department: true,
      position: true,
      phoneNumber: true,
      postcode: true,
      addressLine: true,
      addressDetail: true,
      finalDegreeInstitution: true,
      major: true,
      country: true,
      language: true,
      emailProvedAt: true,
      createdAt: true,
      gradeRequests: { where: { status: "PENDING" }, select: { id: true }, take: 1 },
    },
  });
  const memberships = await readCurrentMemberships(db, ids, new Date());
  const readers = await readNewsletterReaders(db, ids);
  return members.map(
    ({ id, createdAt: joined, emailProvedAt, familyName, givenName, gradeRequests, ...member }) => {
      const { status: membershipStatus = "NONE", until = null } = memberships.get(id) ?? {};
      const emailProved = emailProvedAt === null ? "UNPROVED" : "PROVED";
      // As on the screen: a request that waits counts more than that the account is as usual.
      const status = member.status === "ACTIVE" && gradeRequests.length > 0 ? "WAITING" : member.status;
      const newsletter = readers.has(id) ? "yes" : null;
      return {
        id,
        cells: {
          ...member,
          latinName: latinName({ familyName, givenName }),
          number: id,
          emailProved,
          newsletter,
          joined,
          membershipStatus,
          status,
          validUntil: until,
        },
      };
    },
  );
}

export const memberExport = exportOf({
  source: memberSource,
  sorts: MEMBER_SORTS,
  may: manageMembers,
  columns: MEMBER_COLUMNS,
  filter: membersFilter,
  read: readRows,
});
