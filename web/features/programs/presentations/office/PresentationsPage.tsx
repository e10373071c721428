// The presentations of a seminar: /admin/seminars/{idx}/presentations.
import { Stack, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ProgramOfficeTabs } from "#web/components/programs/ProgramOfficeTabs.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import {
  type ManagedPresentationsQuery,
  useManagedPresentationsQuery,
} from "#web/gql/presentations-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { CallPart } from "./CallPart.tsx";
import { SessionsPart } from "./SessionsPart.tsx";
import { SubmittedPart } from "./SubmittedPart.tsx";

export type Managed = NonNullable<ManagedPresentationsQuery["managedPresentations"]>;

const OFFICE = PROGRAM_OFFICES.seminars;

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useManagedPresentationsQuery({
    variables: { programId, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const managed = data?.managedPresentations;
  if (managed === null && !error) throw notFound();
  if (!managed) {
    return (
      <>
        <OfficeHead mb={20} />
        {error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "presentations-office.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="list.loading" />
          </p>
        )}
      </>
    );
  }
  const { program, version } = managed;
  return (
    <Stack gap={32}>
      <div>
        <BackLink to={OFFICE.list}>
          <FormattedMessage id="applicants.back" />
        </BackLink>
        <Title order={1} mt={8} style={{ overflowWrap: "anywhere" }}>
          <FormattedMessage id="presentations-office.titleOf" values={{ title: program.title.text }} />
        </Title>
      </div>
      <ProgramOfficeTabs office={OFFICE} program={program} />
      <CallPart managed={managed} onChanged={again} />
      {version === 0 ? null : (
        <>
          <SubmittedPart managed={managed} onChanged={again} />
          <SessionsPart key={version} managed={managed} onChanged={again} />
        </>
      )}
    </Stack>
  );
}
