// The certificates of a session of the exam: /admin/evaluation-programs/{idx}/certificates.
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import type { DocumentLanguageName } from "#schema/validation/core/documents.ts";
import { LIST_PAGE_SIZE } from "#schema/validation/core/lists.ts";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { useExamCertificatesQuery } from "#web/gql/exam-certificates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { pageKey, type QueryValues, queryPath, readQuery } from "#web/page/query.ts";
import { certificatesPath } from "#web/paths.ts";
import { CertifiedList } from "./CertifiedList.tsx";
import { CopiesPart } from "./CopiesPart.tsx";
import { IssueCertificates } from "./IssueCertificates.tsx";

const OFFICE = PROGRAM_OFFICES.evaluation;
/** The pages of the two lists in the address. */
const KEYS = { page: pageKey, asking: pageKey };
const CERTIFIED_A_PAGE = 50;

export function Component() {
  const intl = useIntl();
  const reader = useLanguage();
  const programId = parseIdx(useParams().idx);
  const [params] = useSearchParams();
  const { page, asking: askingPage } = readQuery(KEYS, params);
  const [language, setLanguage] = useState<DocumentLanguageName>("BOTH");
  const [{ data, error, fetching }, ask] = useExamCertificatesQuery({
    variables: { programId, language, page, askingPage },
    requestPolicy: "cache-and-network",
  });
  const hrefOf = (values: Partial<QueryValues<typeof KEYS>>) =>
    queryPath(certificatesPath(OFFICE, programId), KEYS, { page, asking: askingPage, ...values });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.examCertificates === null && !error) throw notFound();
  if (!data?.examCertificates) {
    return <OfficeWaiting asked={{ error, fetching }} failed="exam-certificates.failed" onRetry={again} />;
  }
  const { areReleased, examinees, examineeCount, asking, askingCount } = data.examCertificates;
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
          <CopiesPart examinees={asking} onChanged={again}>
            <Pagination
              of={intl.formatMessage({ id: "exam-certificates.copies" })}
              current={askingPage}
              count={Math.max(askingPage, Math.ceil(askingCount / LIST_PAGE_SIZE))}
              disabled={fetching}
              href={(other) => hrefOf({ asking: other })}
            />
          </CopiesPart>
          <CertifiedList examinees={examinees} onChanged={again}>
            <Pagination
              of={intl.formatMessage({ id: "exam-certificates.list" })}
              current={page}
              count={Math.max(page, Math.ceil(examineeCount / CERTIFIED_A_PAGE))}
              disabled={fetching}
              href={(other) => hrefOf({ page: other })}
            />
          </CertifiedList>
        </Stack>
      ) : (
        <Text mt={24}>
          <FormattedMessage id="exam-certificates.notReleased" />
        </Text>
      )}
    </>
  );
}
