// The results of a session of the exam: /admin/evaluation-programs/{idx}/results.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { BlindNotice } from "#web/components/programs/BlindNotice.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { useExamResultsQuery } from "#web/gql/exam-results.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { readQuery } from "#web/page/query.ts";
import { Agreement } from "./Agreement.tsx";
import { Distribution } from "./Distribution.tsx";
import { ExamYears } from "./ExamYears.tsx";
import { type ExamResults, isAwaited } from "./exam-results.ts";
import { GroupCharts } from "./GroupCharts.tsx";
import { GroupTable } from "./GroupTable.tsx";
import { Objections } from "./Objections.tsx";
import { RESULT_KEYS, ResultList } from "./ResultList.tsx";
import { ResultsState } from "./ResultsState.tsx";
import { SittingTable } from "./SittingTable.tsx";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const language = useLanguage();
  const programId = parseIdx(useParams().idx);
  const [params] = useSearchParams();
  const { page } = readQuery(RESULT_KEYS, params);
  const [{ data, error, fetching }, ask] = useExamResultsQuery({
    variables: { programId, page },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.examResults === null && !error) throw notFound();
  if (data?.examResults) {
    const { ko, en } = data.programForEditing ?? {};
    const title = (language === "en" ? en?.title : null) ?? ko?.title ?? "";
    return (
      <>
        <ProgramOfficeHead
          office={OFFICE}
          program={{ id: programId, kind: "KITEC" }}
          titleOf="exam-results.titleOf"
          title={title}
        />
        <Results results={data.examResults} page={page} fetching={fetching} onChanged={again} />
      </>
    );
  }
  return <OfficeWaiting asked={{ error, fetching }} failed="exam-results.failed" onRetry={again} />;
}

interface ResultsProps {
  results: ExamResults;
  page: number;
  fetching: boolean;
  onChanged: () => void;
}

function Results({ results, page, fetching, onChanged }: ResultsProps) {
  const { passed, failed, absent, open, areReleased, isBlind, objections } = results;
  // Of an exam that nobody has sat there are no figures.
  if (isAwaited(results)) {
    return (
      <>
        <ResultsState results={results} onChanged={onChanged} />
        <ExamYears years={results.years} />
      </>
    );
  }
  if (isBlind) {
    return (
      <>
        <ResultsState results={results} onChanged={onChanged} />
        <Stack gap={40}>
          <BlindNotice />
          <ExamYears years={results.years} />
        </Stack>
      </>
    );
  }
  return (
    <>
      <ResultsState results={results} onChanged={onChanged} />
      <Text className="figures">
        <FormattedMessage id="exam-results.figures" values={{ passed, failed, absent }} />
      </Text>
      <Text fw={600} mb={24} className="figures">
        {open === 0 ? null : <FormattedMessage id="exam-results.open" values={{ open }} />}
      </Text>
      <Stack gap={40}>
        {areReleased || objections.length > 0 ? <Objections results={results} onChanged={onChanged} /> : null}
        {areReleased ? null : <SittingTable name="missing" sittings={results.missing} total={open} />}
        <ResultList {...{ results, page }} disabled={fetching} />
        <Distribution results={results} />
        <SittingTable name="borderline" sittings={results.borderline} total={results.borderlineCount} />
        <GroupTable results={results} />
        <GroupCharts groups={results.groups} />
        <ExamYears years={results.years} />
        <Agreement agreement={results.agreement} />
      </Stack>
    </>
  );
}
