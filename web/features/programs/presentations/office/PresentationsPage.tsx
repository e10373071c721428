// The presentations of a seminar: /admin/seminars/{idx}/presentations.
import { Stack } from "@mantine/core";
import { useParams, useSearchParams } from "react-router-dom";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import {
  type ManagedPresentationsQuery,
  useManagedPresentationsQuery,
} from "#web/gql/presentations-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { CallPart } from "./CallPart.tsx";
import { isDescending, readPresentations } from "./presentations-address.ts";
import { SessionsPart } from "./SessionsPart.tsx";
import { SubmittedPart } from "./SubmittedPart.tsx";

export type Managed = NonNullable<ManagedPresentationsQuery["managedPresentations"]>;

const OFFICE = PROGRAM_OFFICES.seminars;

export function Component() {
  const programId = parseIdx(useParams().idx);
  const address = readPresentations(useSearchParams()[0]);
  const { state, sort, page } = address;
  const [{ data, error, fetching }, ask] = useManagedPresentationsQuery({
    variables: {
      programId,
      language: toGraphqlLanguage(useLanguage()),
      sort,
      page,
      filter: { state: state === null ? [] : [state] },
      descending: isDescending(address),
    },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const managed = data?.managedPresentations;
  if (managed === null && !error) throw notFound();
  if (!managed) {
    return <OfficeWaiting asked={{ error, fetching }} failed="presentations-office.failed" onRetry={again} />;
  }
  const { program, version } = managed;
  return (
    <Stack gap={32}>
      <ProgramOfficeHead
        office={OFFICE}
        program={program}
        titleOf="presentations-office.titleOf"
        title={program.title.text}
      />
      <CallPart managed={managed} onChanged={again} />
      {version === 0 ? null : (
        <>
          <SubmittedPart managed={managed} address={address} fetching={fetching} onChanged={again} />
          <SessionsPart key={version} managed={managed} onChanged={again} />
        </>
      )}
    </Stack>
  );
}
