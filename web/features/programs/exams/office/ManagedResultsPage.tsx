// The results of a session of the exam: /admin/evaluation-programs/{idx}/results.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ProgramOfficeTabs } from "#web/components/programs/ProgramOfficeTabs.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { type ExamResultsQuery, useExamResultsQuery } from "#web/gql/exam-results.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { Agreement } from "./Agreement.tsx";
import { Distribution } from "./Distribution.tsx";
import { ExamYears } from "./ExamYears.tsx";
import type { ExamResults } from "./exam-results.ts";
import { GroupTable } from "./GroupTable.tsx";
import { Objections } from "./Objections.tsx";
import { ResultsState } from "./ResultsState.tsx";
import { SittingTable } from "./SittingTable.tsx";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useExamResultsQuery({
    variables: { programId },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.examResults === null && !error) throw notFound();
  if (data?.examResults) {
    return (
      <>
        <BackLink to={OFFICE.list}>
          <FormattedMessage id="applicants.back" />
        </BackLink>
        <Heading program={data.programForEditing} />
        <ProgramOfficeTabs office={OFFICE} program={{ id: programId, kind: "KITEC" }} />
        <Results results={data.examResults} onChanged={again} />
      </>
    );
  }
  return (
    <>
      <OfficeHead mb={20} />
      {error && !fetching ? (
        <ErrorState message={intl.formatMessage({ id: "exam-results.failed" })} onRetry={again} />
      ) : (
        <p role="status">
          <FormattedMessage id="list.loading" />
        </p>
      )}
    </>
  );
}

function Heading({ program }: { program: ExamResultsQuery["programForEditing"] }) {
  const language = useLanguage();
  const title = (language === "en" ? program?.en?.title : null) ?? program?.ko?.title ?? "";
  return (
    <Title order={1} mt={8} mb={20} style={{ overflowWrap: "anywhere" }}>
      <FormattedMessage id="exam-results.titleOf" values={{ title }} />
    </Title>
  );
}

function Results({ results, onChanged }: { results: ExamResults; onChanged: () => void }) {
  const { passed, failed, absent, open, areReleased } = results;
  return (
    <>
      <ResultsState results={results} onChanged={onChanged} />
      <Text style={{ fontVariantNumeric: "tabular-nums" }}>
        <FormattedMessage id="exam-results.figures" values={{ passed, failed, absent }} />
      </Text>
      <Text fw={600} mb={24} style={{ fontVariantNumeric: "tabular-nums" }}>
        {open === 0 ? null : <FormattedMessage id="exam-results.open" values={{ open }} />}
      </Text>
      <Stack gap={40}>
        {areReleased ? null : <SittingTable name="missing" sittings={results.missing} />}
        <Distribution results={results} />
        <SittingTable name="borderline" sittings={results.borderline} />
        {areReleased ? <Objections results={results} onChanged={onChanged} /> : null}
        <GroupTable results={results} />
        <ExamYears years={results.years} />
        <Agreement agreement={results.agreement} />
      </Stack>
    </>
  );
}
