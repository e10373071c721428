// The versions of a program, under its form.

import { FormattedMessage } from "react-intl";
import { useClient } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { VersionsSection } from "#web/components/versions/VersionsSection.tsx";
import type { Versions } from "#web/components/versions/version-types.ts";
import {
  ProgramVersionChangeDocument,
  useProgramVersionsQuery,
  useRestoreProgramVersionMutation,
} from "#web/gql/program-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { describeProgram } from "./ProgramWords.tsx";
import { PROGRAM_LABELS } from "./program-labels.ts";

function useProgramVersions(id: number): Versions {
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

interface ProgramVersionsProps {
  id: number;

  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
}

export function ProgramVersions({ id, isChanged, onRestored }: ProgramVersionsProps) {
  return (
    <VersionsSection
      versions={useProgramVersions(id)}
      labels={PROGRAM_LABELS}
      describe={describeProgram}
      isChanged={isChanged}
      onRestored={onRestored}
      stays={<FormattedMessage id="versions.ask.staysProgram" />}
    />
  );
}
