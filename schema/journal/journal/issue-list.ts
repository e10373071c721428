// The editors' list of issues: how its rows are found.
import { Prisma } from "#prisma/generated/client.ts";
import { inEveryColumn, inNumbers, onDates } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { issuesInSql } from "#schema/policies/journal/journal.ts";
import type { IssueFilter, IssueSort } from "#schema/validation/journal/issue-filters.ts";

export const issueSource: ListSource<IssueFilter, IssueSort> = {
  table: Prisma.sql`journal_issues`,
  // As the index of the migration `issues_found` has it: a volume has fewer than 10,000 issues.
  sorts: { NUMBER: Prisma.sql`(volume * 10000 + number)`, ISSUED: Prisma.sql`issued_on` },
  conditions: {
    state: issuesInSql,
    search: inEveryColumn,
    volume: inNumbers("volume"),
    issued: onDates("issued_on"),
  },
};
