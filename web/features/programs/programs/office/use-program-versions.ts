// The versions of a program that is being edited.
import { useClient } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { Versions } from "#web/components/versions/version-types.ts";
import {
  ProgramVersionChangeDocument,
  useProgramVersionsQuery,
  useRestoreProgramVersionMutation,
} from "#web/gql/program-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function useProgramVersions(id: number): Versions {
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error }, ask] = useProgramVersionsQuery({
    variables: { id, language },
    requestPolicy: "cache-and-network",
  });
  const [, restore] = useRestoreProgramVersionMutation();
  const found = data?.programForEditing;
  return {
    list: found?.versions ?? null,
    failed: error !== undefined,
    reload: () => ask({ requestPolicy: "network-only" }),
    compare: async (number, against) => {
      const answer = await client.query(ProgramVersionChangeDocument, { id, number, against }).toPromise();
      return answer.data?.programForEditing?.versions[0]?.sections ?? null;
    },
    restore: async (number) => {
      const answer = await restore({ id, number, version: found?.version ?? 0 });
      return answer.data && !answer.error ? { ok: true } : refusalOf(answer.error);
    },
  };
}
