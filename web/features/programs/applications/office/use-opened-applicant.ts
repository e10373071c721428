// The applicant whose dialog is open: the address names it, so that a link opens it.
import { useSearchParams } from "react-router-dom";
import { type ApplicantFragment, useApplicantQuery } from "#web/gql/applicants.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { isIdx } from "#web/page/parse-idx.ts";
import { OPENED } from "#web/paths.ts";

export interface OpenedApplicant {
  readonly applicant: ApplicantFragment;
  /** Before and after it on this page of the list; undefined where there is none. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** @param rows of the list; undefined while they are on their way */
export function useOpenedApplicant(rows: readonly ApplicantFragment[] | undefined) {
  const language = toGraphqlLanguage(useLanguage());
  const [query, setQuery] = useSearchParams();
  const named = query.get(OPENED) ?? undefined;
  const id = isIdx(named) ? Number(named) : null;
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  const [{ data }] = useApplicantQuery({
    variables: { id: id ?? 0, language },
    pause: id === null || rows === undefined || at >= 0,
  });
  const applicant = rows?.[at] ?? (data?.application?.id === id ? data?.application : null);
  const opened: OpenedApplicant | null = applicant
    ? {
        applicant,
        previous: at < 0 ? undefined : rows?.[at - 1]?.id,
        next: at < 0 ? undefined : rows?.[at + 1]?.id,
      }
    : null;
  const open = (one: number | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (one === null) after.delete(OPENED);
        else after.set(OPENED, String(one));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { opened, open };
}
