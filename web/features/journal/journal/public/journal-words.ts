// Says how the journal's numbers are said.
import type { IntlShape } from "react-intl";

interface Numbered {
  readonly volume: number;
  readonly number: number;
}

/** "12–34", or one page; null while nobody knows. */
export function pageRange({
  firstPage,
  lastPage,
}: {
  readonly firstPage: number | null;
  readonly lastPage: number | null;
}): string | null {
  if (firstPage === null) return null;
  return lastPage === null || lastPage === firstPage ? String(firstPage) : `${firstPage}–${lastPage}`;
}

/** "제12권 제1호" */
export const issueName = (intl: IntlShape, { volume, number }: Numbered): string =>
  intl.formatMessage({ id: "journal.issue" }, { volume, number });

/** A day without a time as a moment of that day in Seoul. */
export const momentOf = (day: string): string => `${day}T00:00:00+09:00`;

/** What somebody reads about the numbers that the journal bears; null where it has none. */
export function issnLine(
  intl: IntlShape,
  { issn, eissn }: { readonly issn: string | null; readonly eissn: string | null },
): string | null {
  if (issn !== null) {
    const printed = intl.formatMessage({ id: "journal.issn" }, { issn });
    return eissn === null
      ? printed
      : `${printed} · ${intl.formatMessage({ id: "journal.eissn" }, { eissn })}`;
  }
  return eissn === null ? null : intl.formatMessage({ id: "journal.eissnAlone" }, { eissn });
}
