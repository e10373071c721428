// The versions of a popup, under its form.

import { FormattedMessage } from "react-intl";
import { useClient } from "urql";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { VersionsSection } from "#web/components/versions/VersionsSection.tsx";
import type { Versions } from "#web/components/versions/version-types.ts";
import {
  PopupVersionChangeDocument,
  usePopupVersionsQuery,
  useRestorePopupVersionMutation,
} from "#web/gql/popups.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { LABELS } from "./popup-values.ts";

function usePopupVersions(id: number): Versions {
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error }, ask] = usePopupVersionsQuery({
    variables: { id, language },
    requestPolicy: "cache-and-network",
  });
  const [, restore] = useRestorePopupVersionMutation();
  const found = data?.managedPopup;
  return {
    list: found?.versions ?? null,
    failed: error !== undefined,
    reload: () => ask({ requestPolicy: "network-only" }),
    compare: async (number, against) => {
      const answer = await client.query(PopupVersionChangeDocument, { id, number, against }).toPromise();
      return answer.data?.managedPopup?.versions[0]?.sections ?? null;
    },
    restore: async (number) => {
      const answer = await restore({ id, number, version: found?.version ?? 0 });
      return answer.data && !answer.error ? { ok: true } : refusalOf(answer.error);
    },
  };
}

interface PopupVersionsProps {
  id: number;
  describe: DescribeValue;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
}

export function PopupVersions({ id, describe, isChanged, onRestored }: PopupVersionsProps) {
  return (
    <VersionsSection
      versions={usePopupVersions(id)}
      labels={LABELS}
      describe={describe}
      isChanged={isChanged}
      onRestored={onRestored}
      stays={<FormattedMessage id="versions.ask.staysPopup" />}
    />
  );
}
