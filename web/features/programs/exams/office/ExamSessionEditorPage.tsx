// /admin/evaluation-programs/{idx}/exam: the settings of a session of the exam, in one form.

import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { useExamSessionEditorQuery } from "#web/gql/exam-session.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { ExamForm } from "./ExamForm.tsx";
import type { EditedExam, ExamProgram } from "./exam-input.ts";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const id = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useExamSessionEditorQuery({
    variables: { id },
    requestPolicy: "network-only",
  });
  if (data?.examSessionForEditing === null && !error) throw notFound();
  const exam = data?.examSessionForEditing;
  if (exam) return <Session key={id} exam={exam} program={exam.program} />;
  return (
    <OfficeWaiting
      asked={{ error, fetching }}
      failed="exam-session.failed"
      onRetry={() => ask({ requestPolicy: "network-only" })}
    />
  );
}

function Session({ exam, program }: { exam: EditedExam; program: ExamProgram }) {
  const language = useLanguage();
  const title = (language === "en" ? (program.en?.title ?? program.ko?.title) : program.ko?.title) ?? "";
  return (
    <>
      <ProgramOfficeHead
        id="exam-title"
        office={OFFICE}
        program={program}
        titleOf="exam-session.titleOf"
        title={title}
        lede={<FormattedMessage id="exam-session.lede" />}
      />
      <ExamForm exam={exam} program={program} />
    </>
  );
}
