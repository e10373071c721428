// Defines what the records of sign-ins are narrowed by, and how they are found.
import { Prisma } from "#prisma/generated/client.ts";
import { inDays, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { holdsTerms, holdsTermsByOfficeIndex } from "#schema/core/text-search/matching.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import { SIGN_IN_FILTERS, type SignInFilter } from "#schema/validation/people/sign-in-filters.ts";
import { SignInKindRef } from "./sign-in-record.ts";

export const SignInFilterRef = filterInput("SignInFilter", SIGN_IN_FILTERS, { kind: SignInKindRef });

/** People who are found by the words, or the address itself. */
function ofWhom(typed: string): Prisma.Sql {
  const { terms } = toTextSearch(typed);
  const byAddress = Prisma.sql`address = ${typed.trim()}`;
  if (terms.length === 0) return byAddress;
  return Prisma.sql`(${byAddress} OR member_id IN (
    SELECT id FROM members WHERE ${holdsTermsByOfficeIndex(terms)} AND ${holdsTerms(terms)}))`;
}

export const signInSource: ListSource<SignInFilter, "CREATED"> = {
  table: Prisma.sql`sign_in_records`,
  sorts: { CREATED: Prisma.sql`created_at` },
  conditions: { who: ofWhom, kind: oneOf("kind", "sign_in_kind"), days: inDays("created_at") },
};
