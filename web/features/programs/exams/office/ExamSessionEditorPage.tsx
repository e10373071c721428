// /admin/evaluation-programs/{idx}/exam: the settings of a session of the exam, in one form.

import { Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ProgramOfficeTabs } from "#web/components/programs/ProgramOfficeTabs.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { useExamSessionEditorQuery } from "#web/gql/exam-session.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { ExamForm } from "./ExamForm.tsx";
import type { EditedExam, ExamProgram } from "./exam-input.ts";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const intl = useIntl();
  const id = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useExamSessionEditorQuery({
    variables: { id },
    requestPolicy: "network-only",
  });
  if (data?.examSessionForEditing === null && !error) throw notFound();
  const exam = data?.examSessionForEditing;
  if (exam) return <Session key={id} exam={exam} program={exam.program} />;
  return (
    <>
      <OfficeHead mb={20} />
      {error && !fetching ? (
        <ErrorState
          message={intl.formatMessage({ id: "exam-session.failed" })}
          onRetry={() => ask({ requestPolicy: "network-only" })}
        />
      ) : (
        <p role="status">
          <FormattedMessage id="list.loading" />
        </p>
      )}
    </>
  );
}

function Session({ exam, program }: { exam: EditedExam; program: ExamProgram }) {
  const language = useLanguage();
  const title = (language === "en" ? (program.en?.title ?? program.ko?.title) : program.ko?.title) ?? "";
  return (
    <>
      <BackLink to={OFFICE.list}>
        <FormattedMessage id="exam-session.back" />
      </BackLink>
      <Title order={1} id="exam-title" mt={8} style={{ overflowWrap: "anywhere" }}>
        <FormattedMessage id="exam-session.titleOf" values={{ title }} />
      </Title>
      <Text mt={6} mb={20} maw="44em" c="var(--ink-3)">
        <FormattedMessage id="exam-session.lede" />
      </Text>
      <ProgramOfficeTabs office={OFFICE} program={program} />
      <ExamForm exam={exam} program={program} />
    </>
  );
}
