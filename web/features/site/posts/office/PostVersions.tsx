// The versions of a post, under its form.

import { FormattedMessage } from "react-intl";
import { useClient } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { VersionsSection } from "#web/components/versions/VersionsSection.tsx";
import type { Versions } from "#web/components/versions/version-types.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  PostVersionChangeDocument,
  usePostVersionsQuery,
  useRestorePostVersionMutation,
} from "#web/gql/post-editing.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { describePost } from "./PostWords.tsx";
import { POST_LABELS } from "./post-labels.ts";

function usePostVersions(id: number): Versions {
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

interface PostVersionsProps {
  id: number;
  board: Board;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
}

export function PostVersions({ id, board, isChanged, onRestored }: PostVersionsProps) {
  return (
    <VersionsSection
      versions={usePostVersions(id)}
      labels={POST_LABELS}
      describe={(field, value) => describePost(board, field, value)}
      isChanged={isChanged}
      onRestored={onRestored}
      stays={<FormattedMessage id="versions.ask.staysPost" />}
    />
  );
}
