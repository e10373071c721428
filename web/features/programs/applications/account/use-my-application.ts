// One of the own applications.

import { type MyApplicationFragment, useMyApplicationsQuery } from "#web/gql/applications.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";

interface Found {
  /** Null until it is there. */
  readonly application: MyApplicationFragment | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Throws 404 for one that is not the person's own. */
export function useMyApplication(id: number): Found {
  const [{ data, error, fetching }, ask] = useMyApplicationsQuery({
    variables: { language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const application = data?.myApplications.find((one) => one.id === id) ?? null;
  if (data && !fetching && !error && application === null) throw notFound();
  return {
    application,
    failed: application === null && error !== undefined && !fetching,
    again: () => ask({ requestPolicy: "network-only" }),
  };
}
