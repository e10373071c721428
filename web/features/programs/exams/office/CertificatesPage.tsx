// The certificates of a session of the exam: /admin/evaluation-programs/{idx}/certificates.
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import type { DocumentLanguageName } from "#schema/validation/core/documents.ts";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { useExamCertificatesQuery } from "#web/gql/exam-certificates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { CertifiedList } from "./CertifiedList.tsx";
import { CopiesPart } from "./CopiesPart.tsx";
import { IssueCertificates } from "./IssueCertificates.tsx";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const reader = useLanguage();
  const programId = parseIdx(useParams().idx);
  const [language, setLanguage] = useState<DocumentLanguageName>("BOTH");
  const [{ data, error, fetching }, ask] = useExamCertificatesQuery({
    variables: { programId, language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.examCertificates === null && !error) throw notFound();
  if (!data?.examCertificates) {
    return <OfficeWaiting asked={{ error, fetching }} failed="exam-certificates.failed" onRetry={again} />;
  }
  const { areReleased, examinees } = data.examCertificates;
  const { ko, en } = data.programForEditing ?? {};
  const title = (reader === "en" ? en?.title : null) ?? ko?.title ?? "";
  return (
    <>
      <ProgramOfficeHead
        office={OFFICE}
        program={{ id: programId, kind: "KITEC" }}
        titleOf="exam-certificates.titleOf"
        title={title}
      />
      {areReleased ? (
        <Stack gap={40}>
          <IssueCertificates
            {...{ programId, language, onChanged: again }}
            certificates={data.examCertificates}
            onLanguage={setLanguage}
          />
          <CopiesPart examinees={examinees} onChanged={again} />
          <CertifiedList examinees={examinees} onChanged={again} />
        </Stack>
      ) : (
        <Text mt={24}>
          <FormattedMessage id="exam-certificates.notReleased" />
        </Text>
      )}
    </>
  );
}
