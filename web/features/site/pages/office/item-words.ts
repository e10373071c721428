// An entry or a person in one line, as lists and comparisons show them.
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { type EntryRow, entryRow, type PersonRow, personRow } from "./page-values.ts";

/** A date as exact as it is typed: "2019. 5. 3.", "2019. 5.", "2019."; empty when no year is. */
export function dateWords({ year, month, day }: Pick<EntryRow, "year" | "month" | "day">): string {
  if (year.trim() === "") return "";
  return [year, month, month.trim() === "" ? "" : day]
    .filter((part) => part.trim() !== "")
    .map((part) => `${part.trim()}.`)
    .join(" ");
}

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== "").join(by);

/** Everything an entry says. */
export function entryLine(entry: Omit<EntryRow, "key">): string {
  const { titleKo, titleEn, bodyKo, bodyEn } = entry;
  return joined([dateWords(entry), joined([titleKo, titleEn, bodyKo, bodyEn], " / ")], " ");
}

/** The years of a term: "2024–2026", "2024–"; empty for none. */
export function termWords({ termFrom, termTo }: Pick<PersonRow, "termFrom" | "termTo">): string {
  return termFrom === "" && termTo === "" ? "" : `${termFrom}–${termTo}`;
}

/** Everything somebody's row says but the portrait. */
export function personLine(person: Omit<PersonRow, "key" | "portrait">): string {
  const { nameKo, nameEn, roleKo, roleEn, affiliationKo, affiliationEn } = person;
  return joined([nameKo, nameEn, roleKo, roleEn, affiliationKo, affiliationEn, termWords(person)], " / ");
}

/** The words of a whole row, where two people's are compared; undefined for anything else. */
export const describeItem: DescribeValue = (field, value) => {
  if (field === "entries.*") return said(entryRow.safeParse(value).data, entryLine);
  return field === "people.*" ? said(personRow.safeParse(value).data, personLine) : undefined;
};

const said = <Row>(row: Row | undefined, line: (row: Row) => string) => row && line(row);
