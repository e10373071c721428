// Every filter of the office's lists, as schema/validation declares it.
import type { Filters } from "#schema/validation/core/list-filters.ts";

interface DeclaredFilter {
  readonly file: string;
  readonly name: string;
  /** The ids of its words. */
  readonly words: readonly string[];
}

const isFilters = (name: string, _value: unknown): _value is Filters => name.endsWith("_FILTERS");

function wordsOf(filter: Filters[string]): readonly string[] {
  switch (filter.kind) {
    case "choice":
      return [filter.label, ...filter.options.map(({ id }) => id)];
    case "tab":
      return [
        filter.label,
        ...(filter.all === undefined ? [] : [filter.all]),
        ...filter.options.map(({ id }) => id),
      ];
    case "flag":
      return [filter.label, filter.words];
    default:
      return [filter.label];
  }
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../../schema/validation/*/*-filters.ts",
  {
    eager: true,
  },
);

/** The filters of all `schema/validation/<noun>-filters.ts`. */
export const DECLARED_FILTERS: readonly DeclaredFilter[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isFilters(name, value)
      ? Object.entries(value).map(([key, filter]) => ({
          file: path.replace("../../", ""),
          name: key,
          words: wordsOf(filter),
        }))
      : [],
  ),
);
