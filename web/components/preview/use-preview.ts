// Says what is behind the # of a preview's address, and what it opens: asked for in the browser, again each
// time. No server, log or cache ever meets it.
import type { UseQueryArgs, UseQueryResponse } from "urql";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useHashLink } from "#web/page/hash-link.ts";

interface Variables {
  readonly [name: string]: unknown;
  link: string;
  language: ReturnType<typeof toGraphqlLanguage>;
}

/** A preview as far as it is known. */
export interface Preview<Data> {
  /** Null while nobody knows; empty where the address has none. */
  readonly link: string | null;
  readonly data: Data | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

type UseQuery<Data> = (options: Omit<UseQueryArgs<Variables>, "query">) => UseQueryResponse<Data, Variables>;

/** @param useQuery the hook of a query of `link` and `language` */
export function usePreview<Data>(useQuery: UseQuery<Data>): Preview<Data> {
  const link = useHashLink();
  const [{ data, error, fetching }, ask] = useQuery({
    variables: { link: link ?? "", language: toGraphqlLanguage(useLanguage()) },
    pause: link === null || link === "",
    requestPolicy: "network-only",
  });
  return {
    link,
    data,
    failed: error !== undefined && !fetching,
    retry: () => ask({ requestPolicy: "network-only" }),
  };
}
