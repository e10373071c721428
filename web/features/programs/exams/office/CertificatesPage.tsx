// The certificates of a session of the exam: /admin/evaluation-programs/{idx}/certificates.
import { Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import type { DocumentLanguageName } from "#schema/validation/core/documents.ts";
import { BackLink } from "#web/components/BackLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ProgramOfficeTabs } from "#web/components/programs/ProgramOfficeTabs.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { type ExamCertificatesQuery, useExamCertificatesQuery } from "#web/gql/exam-certificates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { CertifiedList } from "./CertifiedList.tsx";
import { IssueCertificates } from "./IssueCertificates.tsx";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [language, setLanguage] = useState<DocumentLanguageName>("BOTH");
  const [{ data, error, fetching }, ask] = useExamCertificatesQuery({
    variables: { programId, language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.examCertificates === null && !error) throw notFound();
  if (!data?.examCertificates) {
    return (
      <>
        <OfficeHead mb={20} />
        {error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "exam-certificates.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="list.loading" />
          </p>
        )}
      </>
    );
  }
  const { areReleased, examinees } = data.examCertificates;
  return (
    <>
      <BackLink to={OFFICE.list}>
        <FormattedMessage id="applicants.back" />
      </BackLink>
      <Heading program={data.programForEditing} />
      <ProgramOfficeTabs office={OFFICE} program={{ id: programId, kind: "KITEC" }} />
      {areReleased ? (
        <Stack gap={40}>
          <IssueCertificates
            {...{ programId, language, onChanged: again }}
            certificates={data.examCertificates}
            onLanguage={setLanguage}
          />
          <CertifiedList examinees={examinees} onChanged={again} />
        </Stack>
      ) : (
        <Text>
          <FormattedMessage id="exam-certificates.notReleased" />
        </Text>
      )}
    </>
  );
}

function Heading({ program }: { program: ExamCertificatesQuery["programForEditing"] }) {
  const language = useLanguage();
  const title = (language === "en" ? program?.en?.title : null) ?? program?.ko?.title ?? "";
  return (
    <Title order={1} mt={8} mb={20} style={{ overflowWrap: "anywhere" }}>
      <FormattedMessage id="exam-certificates.titleOf" values={{ title }} />
    </Title>
  );
}
