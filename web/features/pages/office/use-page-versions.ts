// The versions of the page that is being written, as its writer may see them.
import type { PageKey } from "#web/gql/enums.ts";
import { usePageHistoryQuery } from "#web/gql/page-editing.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { type ListedVersion, newestFirst } from "./versions.ts";

export interface PageVersions {
  /** In the order in which they were saved, the newest first; null until they are there. */
  readonly list: readonly ListedVersion[] | null;
  readonly failed: boolean;
  readonly reload: () => void;
}

export function usePageVersions(key: PageKey): PageVersions {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error }, ask] = usePageHistoryQuery({
    variables: { key, language },
    requestPolicy: "cache-and-network",
  });
  return {
    list: data ? newestFirst(data.pageVersions) : null,
    failed: error !== undefined,
    reload: () => ask({ requestPolicy: "network-only" }),
  };
}
