// The versions of a post that is being edited.
import { useClient } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { Versions } from "#web/components/versions/version-types.ts";
import {
  PostVersionChangeDocument,
  usePostVersionsQuery,
  useRestorePostVersionMutation,
} from "#web/gql/post-editing.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function usePostVersions(id: number): Versions {
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error }, ask] = usePostVersionsQuery({
    variables: { id, language },
    requestPolicy: "cache-and-network",
  });
  const [, restore] = useRestorePostVersionMutation();
  const found = data?.postForEditing;
  return {
    list: found?.versions ?? null,
    failed: error !== undefined,
    reload: () => ask({ requestPolicy: "network-only" }),
    compare: async (number, against) => {
      const answer = await client.query(PostVersionChangeDocument, { id, number, against }).toPromise();
      return answer.data?.postForEditing?.versions[0]?.sections ?? null;
    },
    restore: async (number) => {
      const answer = await restore({ id, number, version: found?.version ?? 0 });
      return answer.data && !answer.error ? { ok: true } : refusalOf(answer.error);
    },
  };
}
