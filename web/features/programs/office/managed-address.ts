// What the address of the office's list says: `?stage=draft&phase=open&need=filling-up&kind=workshop&search=…&from=2026-12-01&to=2026-12-31&page=2`.
import { PAGE_MAX, SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { PROGRAM_NEEDS, PROGRAM_STAGES, PROGRAM_STATES } from "#schema/validation/program-kinds.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import type { ProgramKind, ProgramNeed, ProgramStage, ProgramState } from "#web/gql/enums.ts";

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

const toKey = (name: string): string => name.toLowerCase().replaceAll("_", "-");
const pick = <Name extends string>(names: readonly Name[], key: string | null): Name | null =>
  names.find((name) => toKey(name) === key) ?? null;

/** A day that is in the calendar; null for anything else. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Reads what is asked for; what is not known is left out. */
export function readManagedAddress(query: URLSearchParams, { kinds }: ProgramOffice): ManagedAddress {
  const page = query.get("page") ?? "";
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
  const search = (query.get("search") ?? "").trim().slice(0, SEARCH_MAX_LENGTH);
  return {
    stage: pick(PROGRAM_STAGES, query.get("stage")),
    phase: pick(PROGRAM_STATES, query.get("phase")),
    need: pick(PROGRAM_NEEDS, query.get("need")),
    kind: kinds.length > 1 ? pick(kinds, query.get("kind")) : null,
    search: search === "" ? null : search,
    from: readDay(query.get("from")),
    to: readDay(query.get("to")),
    page: number <= PAGE_MAX ? number : 1,
  };
}

/** The address without language; what is not asked for is not written. */
export function managedPath({ list }: ProgramOffice, address: ManagedAddress): string {
  const { stage, phase, need, kind, search, from, to, page } = address;
  const query = new URLSearchParams();
  if (stage !== null) query.set("stage", toKey(stage));
  if (phase !== null) query.set("phase", toKey(phase));
  if (need !== null) query.set("need", toKey(need));
  if (kind !== null) query.set("kind", toKey(kind));
  if (search !== null) query.set("search", search);
  if (from !== null) query.set("from", from);
  if (to !== null) query.set("to", to);
  if (page > 1) query.set("page", String(page));
  return [list, query.toString()].filter(Boolean).join("?");
}

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
