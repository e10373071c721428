// The versions of the page that is being written, as its writer may see them.
import { useClient } from "urql";
import type { PageRestoration } from "#schema/validation/site/pages.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { Versions } from "#web/components/versions/version-types.ts";
import type { PageKey } from "#web/gql/enums.ts";
import {
  PageVersionChangeDocument,
  usePageHistoryQuery,
  useRestorePageMutation,
} from "#web/gql/page-editing.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import type { TimedVersion } from "./versions.ts";

export interface PageVersions extends Versions {
  /** When each comes into force. */
  readonly times: readonly TimedVersion[];
  /** Which version is written again, and over which one. */
  readonly restored: (number: number) => Pick<PageRestoration, "key" | "number" | "baseNumber">;
  /** The same with the day and the reason that a legal text needs. */
  readonly restoreFrom: (asked: PageRestoration) => Promise<SendResult>;
}

/** @param number the version that the editor was begun from */
export function usePageVersions(key: PageKey, number: number | null): PageVersions {
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error }, ask] = usePageHistoryQuery({
    variables: { key, language },
    requestPolicy: "cache-and-network",
  });
  const [, restore] = useRestorePageMutation();
  const list = data?.pageForEditing.versions ?? null;
  const restored = (asked: number) => ({ key, number: asked, baseNumber: list?.[0]?.number ?? number ?? 0 });
  const send = async (asked: Parameters<typeof restore>[0]): Promise<SendResult> => {
    const answer = await restore(asked);
    return answer.data && !answer.error ? { ok: true } : refusalOf(answer.error);
  };
  return {
    list,
    times: data?.pageVersions ?? [],
    failed: error !== undefined,
    reload: () => ask({ requestPolicy: "network-only" }),
    compare: async (compared, against) => {
      const variables = { key, number: compared, against };
      const answer = await client.query(PageVersionChangeDocument, variables).toPromise();
      return answer.data?.pageForEditing.versions[0]?.sections ?? null;
    },
    restored,
    restore: (asked) => send(restored(asked)),
    restoreFrom: ({ effectiveAt, ...asked }) =>
      send({ ...asked, effectiveAt: effectiveAt?.toISOString() ?? null }),
  };
}
