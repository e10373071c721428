// What two people changed differently, in words.
import type { IntlShape } from "react-intl";
import type { DifferingValue } from "#web/components/forms/ValuesConflict.tsx";
import type { HomeValues } from "./home-values.ts";
import type { HomeConflict } from "./use-home-form.ts";

const LISTS = ["banners", "goals", "terms"] as const;

/** Every row of a list in a line. */
function lines(values: HomeValues, list: (typeof LISTS)[number]): string {
  return values[list]
    .map(({ key: _key, id: _id, ...texts }, at) =>
      [`${at + 1}.`, ...Object.values(texts).filter((text) => text !== "")].join(" "),
    )
    .join("\n");
}

export function homeDifferences({ settled, mine, theirs }: HomeConflict, intl: IntlShape): DifferingValue[] {
  return LISTS.filter((list) => settled.asked.includes(list)).map((list) => ({
    key: list,
    label: intl.formatMessage({ id: `home-editing.${list}.title` }),
    mine: lines(mine, list),
    theirs: lines(theirs, list),
  }));
}
