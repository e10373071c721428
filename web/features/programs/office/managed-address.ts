// What the address of the office's list says: `?stage=draft&phase=open&need=filling-up&kind=workshop&search=…&from=2026-12-01&to=2026-12-31&page=2`.
import { PROGRAM_NEEDS, PROGRAM_STAGES, PROGRAM_STATES } from "#schema/validation/program-kinds.ts";
import { readDay } from "#web/components/list/filter-keys.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import type { ProgramKind, ProgramNeed, ProgramStage, ProgramState } from "#web/gql/enums.ts";
import { choiceKey, pageKey, type QueryKey, queryPath, readQuery, textKey } from "#web/page/query.ts";

export interface ManagedAddress {
  /** Null: everything but the trash. */
  readonly stage: ProgramStage | null;
  readonly phase: ProgramState | null;
  readonly need: ProgramNeed | null;
  /** Null for all of the office's part. */
  readonly kind: ProgramKind | null;
  readonly search: string | null;
  /** Days in Seoul the event touches, "2026-12-01", both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** 1-based. */
  readonly page: number;
}

/** What narrows a list, as a pill shows it. */
export type Filter = "phase" | "need" | "kind" | "search" | "period";

const dayKey: QueryKey<string | null> = { read: readDay, write: (day) => day ?? "" };

const keysOf = ({ kinds }: ProgramOffice) => ({
  stage: choiceKey(PROGRAM_STAGES, null),
  phase: choiceKey(PROGRAM_STATES, null),
  need: choiceKey(PROGRAM_NEEDS, null),
  kind: choiceKey(kinds.length > 1 ? kinds : [], null),
  search: textKey,
  from: dayKey,
  to: dayKey,
  page: pageKey,
});

/** Reads what is asked for; what is not known is left out. */
export const readManagedAddress = (query: URLSearchParams, office: ProgramOffice): ManagedAddress =>
  readQuery(keysOf(office), query);

/** The address without language; what is not asked for is not written. */
export const managedPath = (office: ProgramOffice, address: ManagedAddress): string =>
  queryPath(office.list, keysOf(office), address);

/** The filters that are set, in the order of their pills. */
export function filtersOf({ phase, need, kind, search, from, to }: ManagedAddress): Filter[] {
  const set: Record<Filter, boolean> = {
    search: search !== null,
    kind: kind !== null,
    phase: phase !== null,
    need: need !== null,
    period: from !== null || to !== null,
  };
  return (["search", "kind", "phase", "need", "period"] as const).filter((filter) => set[filter]);
}

/** The same without a filter, from its first page. */
export function withoutFilter(address: ManagedAddress, filter: Filter | "all"): ManagedAddress {
  const gone = (name: Filter) => filter === "all" || filter === name;
  return {
    ...address,
    phase: gone("phase") ? null : address.phase,
    need: gone("need") ? null : address.need,
    kind: gone("kind") ? null : address.kind,
    search: gone("search") ? null : address.search,
    from: gone("period") ? null : address.from,
    to: gone("period") ? null : address.to,
    page: 1,
  };
}
