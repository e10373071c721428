// Defines how one kind of thing is found: ids first, then the rows behind them.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { holdsTerms } from "#schema/core/text-search/matching.ts";
import type { AuditSubject } from "#schema/validation/core/audit.ts";
import { OFFICE_HITS_EACH } from "#schema/validation/overview/office-search.ts";
import type { OfficeHit } from "./office-hit.ts";

/** What is looked for. */
export interface OfficeSearchRequest {
  /** In one line. */
  readonly text: string;
  /** Its terms, folded; at least one. */
  readonly terms: readonly string[];
  readonly now: Date;
  readonly viewer: Viewer | null;
}

export interface OfficeFinder {
  readonly may: (viewer: Viewer | null) => boolean;
  /** Its noun in the audit log. */
  readonly subject: AuditSubject;
  /** Holds data of people, so that looking is written down (docs/core.md#access-to-peoples-data). */
  readonly isPersonal: boolean;
  /** Some ids, the best first. */
  readonly find: (request: OfficeSearchRequest) => Promise<readonly number[]>;
  /** Those among some rows that hold the terms: what was worked on last is first. */
  readonly among: (ids: readonly number[], terms: readonly string[]) => Promise<readonly number[]>;
  /** Rows in any order, without those deleted meanwhile and those that are not for the viewer. */
  readonly read: (
    ids: readonly number[],
    language: Language,
    viewer: Viewer,
  ) => Promise<readonly OfficeHit[]>;
}

/** A number that was typed, as an id; null for what is none. */
export function readId(text: string): number | null {
  const [, figures] = /^(?:#|no\.?|번호)?\s*(\d{1,9})$/i.exec(text) ?? [];
  return figures === undefined ? null : Number(figures) || null;
}

/** The newest rows of a table that hold what was typed, as its list finds them. */
export async function newestOf<Filter extends { search?: string | null | undefined }, Sort extends string>(
  source: ListSource<Filter, Sort>,
  filter: Filter,
  sort: Sort,
  now: Date,
): Promise<readonly number[]> {
  const request = { filter, sort, descending: true, page: 1, size: OFFICE_HITS_EACH, now };
  return (await readListPage(source, request)).ids;
}

/** Rows of a table with a `search_key` that hold every term, among some. */
export async function heldAmong(
  table: Prisma.Sql,
  ids: readonly number[],
  terms: readonly string[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM ${table} WHERE id = ANY(${[...ids]}::int[]) AND ${holdsTerms(terms)}`;
  const held = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => held.has(id));
}
