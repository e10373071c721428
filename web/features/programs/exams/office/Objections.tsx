// Objections to results, the open ones first.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import type { ObjectedFragment } from "#web/gql/exam-results.ts";
import { AnswerDialog } from "./AnswerDialog.tsx";
import type { ExamResults } from "./exam-results.ts";
import { examWords } from "./exam-words.ts";
import { RemarkDialog } from "./RemarkDialog.tsx";

export function Objections({ results, onChanged }: { results: ExamResults; onChanged: () => void }) {
  return (
    <Part title={<FormattedMessage id="exam-results.objections" />}>
      {results.objections.length === 0 ? (
        <p>
          <FormattedMessage id="exam-results.objections.none" />
        </p>
      ) : (
        <Stack component="ul" gap={24} p={0} style={{ listStyle: "none" }}>
          {results.objections.map((application) => (
            <li key={application.id}>
              <Objection application={application} results={results} onChanged={onChanged} />
            </li>
          ))}
        </Stack>
      )}
    </Part>
  );
}

interface ObjectionProps {
  application: ObjectedFragment;
  results: ExamResults;
  onChanged: () => void;
}

function Objection({ application, results, onChanged }: ObjectionProps) {
  const intl = useIntl();
  const [asked, ask] = useState<"answer" | "remark" | null>(null);
  const { name, examPart, languagePair, verdict, objection } = application;
  if (objection === null) return null;
  const { state, reason, answer } = objection;
  const close = () => ask(null);
  return (
    <>
      <Text fw={600}>
        {name} · {examWords(intl, examPart, languagePair)} ·{" "}
        {verdict && <FormattedMessage id={`applications.verdict.${verdict}`} />} ·{" "}
        <FormattedMessage id={`exam-results.objection.${state}`} />
      </Text>
      <Text style={{ whiteSpace: "pre-line" }}>{reason}</Text>
      {answer === null ? null : (
        <Text c="var(--ink-2)" style={{ whiteSpace: "pre-line" }}>
          <FormattedMessage id="exam-results.objection.answer" />: {answer}
        </Text>
      )}
      {state === "OPEN" || state === "REMARKING" ? (
        <Group gap={8} mt={8}>
          <Button
            size="sm"
            variant="outline"
            aria-label={intl.formatMessage({ id: "exam-results.objection.answerTo" }, { name })}
            onClick={() => ask("answer")}
          >
            <FormattedMessage id="exam-results.objection.answer" />
          </Button>
          {state === "OPEN" && results.hasPapers ? (
            <Button
              size="sm"
              variant="subtle"
              aria-label={intl.formatMessage({ id: "exam-results.objection.remarkTo" }, { name })}
              onClick={() => ask("remark")}
            >
              <FormattedMessage id="exam-results.objection.remark" />
            </Button>
          ) : null}
        </Group>
      ) : null}
      {asked === "answer" ? (
        <AnswerDialog application={application} onChanged={onChanged} onClose={close} />
      ) : null}
      {asked === "remark" ? (
        <RemarkDialog
          application={application}
          raters={results.raters}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
    </>
  );
}
