// The scoring of a session of the exam: /admin/evaluation-programs/{idx}/scoring.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { BlindNotice } from "#web/components/programs/BlindNotice.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { type ExamScoringQuery, useExamScoringQuery } from "#web/gql/exam-scoring.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { AssignPart } from "./AssignPart.tsx";
import { RatersPart } from "./RatersPart.tsx";
import { ScriptsPart } from "./ScriptsPart.tsx";

export type Scoring = NonNullable<ExamScoringQuery["examScoring"]>;
export type ScoredProgram = NonNullable<ExamScoringQuery["programForEditing"]>;

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const id = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useExamScoringQuery({
    variables: { programId: id },
    requestPolicy: "cache-and-network",
  });
  if (data?.examScoring === null && !error) throw notFound();
  const again = () => ask({ requestPolicy: "network-only" });
  const scoring = data?.examScoring;
  const program = data?.programForEditing;
  if (scoring && program) {
    return <Parts {...{ scoring, program }} onChanged={again} />;
  }
  return <OfficeWaiting asked={{ error, fetching }} failed="exam-scoring.failed" onRetry={again} />;
}

interface PartsProps {
  scoring: Scoring;
  program: ScoredProgram;
  onChanged: () => void;
}

function Parts({ scoring, program, onChanged }: PartsProps) {
  const language = useLanguage();
  const { id, ko, en } = program;
  const title = (language === "en" ? (en?.title ?? ko?.title) : ko?.title) ?? "";
  return (
    <Stack gap={32}>
      <ProgramOfficeHead
        office={OFFICE}
        program={{ id, kind: "KITEC" }}
        titleOf="exam-scoring.titleOf"
        title={title}
        lede={
          scoring.isLocked ? (
            <span role="status">
              <FormattedMessage id="exam-scoring.locked" />
            </span>
          ) : undefined
        }
      />
      <RatersPart {...{ scoring, program, onChanged }} />
      <AssignPart {...{ scoring, programId: id, onChanged }} />
      {scoring.isBlind ? <BlindNotice /> : <ScriptsPart {...{ scoring, onChanged }} />}
    </Stack>
  );
}
