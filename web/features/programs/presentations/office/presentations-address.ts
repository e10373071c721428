// Says what the address of the office's presentations says: `?state=submitted&sort=average&page=2`.
import { PRESENTATION_SORTS, SENT_STATES } from "#schema/validation/programs/presentation-filters.ts";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { choiceKey, pageKey, type QueryValues, queryPath, readQuery } from "#web/page/query.ts";
import { presentationsPath } from "#web/paths.ts";

const KEYS = {
  /** Null: all. */
  state: choiceKey(SENT_STATES, null),
  sort: choiceKey(PRESENTATION_SORTS, "ID"),
  page: pageKey,
};
export type PresentationsAddress = QueryValues<typeof KEYS>;

export const readPresentations = (query: URLSearchParams): PresentationsAddress => readQuery(KEYS, query);

export const presentationsAt = (programId: number, values: PresentationsAddress): string =>
  queryPath(presentationsPath(PROGRAM_OFFICES.seminars, programId), KEYS, values);

/** The best are the first, and what came first is. */
export const isDescending = ({ sort }: Pick<PresentationsAddress, "sort">): boolean => sort === "AVERAGE";
