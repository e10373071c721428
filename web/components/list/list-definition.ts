// Says what a list of the office knows, without words: a noun's page says it once (`const MEMBERS_LIST =
// {...} satisfies ListDefinition`).
import type { FilterOf, Filters } from "#schema/validation/core/list-filters.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** What the words of a filter are called. One without words does not compile. */
interface Worded {
  readonly label: MessageId;
  readonly options?: readonly { readonly value: string; readonly id: MessageId }[];
  readonly words?: MessageId;
  readonly all?: MessageId | undefined;
}

export type ListFilter = Worded & Filters[string];
export type ListFilters = Readonly<Record<string, ListFilter>>;

export interface ListDefinition<Declaration extends ListFilters = ListFilters, Sort extends string = string> {
  /** Its own, under which its views and columns are remembered and its rows are counted. */
  readonly name: string;
  /** As schema/validation declares them, in the order of the screen. */
  readonly filters: Declaration;
  /** GraphQL's names of what it can be sorted by. */
  readonly sorts: readonly Sort[];
  readonly sort: {
    readonly by: Sort;
    readonly descending: boolean;
    /** Where the usual order is the other way round. */
    isTurned?(filter: FilterOf<Declaration>): boolean;
  };
  /** Columns by their keys, in order; the first is the row's name and always shown. */
  readonly columns: readonly string[];
  /** Those that show only when chosen. */
  readonly hidden?: readonly string[];
  /** Frequent lists, as tabs above it. A list with a filter of tabs needs none. */
  readonly views?: {
    readonly label: MessageId;
    readonly tabs: readonly {
      readonly id: MessageId;
      readonly filter: FilterOf<Declaration>;
      /** What its words name. */
      readonly values?: Readonly<Record<string, number>>;
    }[];
  };
}

/** Says what a list knows, with the types of its filters and orders. */
export const defineList = <const Declaration extends ListFilters, const Sort extends string>(
  definition: ListDefinition<Declaration, Sort>,
): ListDefinition<Declaration, Sort> => definition;
