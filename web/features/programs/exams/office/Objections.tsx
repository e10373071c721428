// Objections to results, the open ones first.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { ReasonDialog } from "#web/components/forms/ReasonDialog.tsx";
import { Link } from "#web/components/Link.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { type ObjectedFragment, useReopenExamObjectionMutation } from "#web/gql/exam-results.ts";
import { examScoringPath } from "#web/paths.ts";
import { AnswerDialog } from "./AnswerDialog.tsx";
import type { ExamResults } from "./exam-results.ts";
import { examWords } from "./exam-words.ts";
import { RemarkDialog } from "./RemarkDialog.tsx";

export function Objections({ results, onChanged }: { results: ExamResults; onChanged: () => void }) {
  return (
    <Part title={<FormattedMessage id="exam-results.objections" />}>
      {results.areReleased ? null : (
        <Text mb={16}>
          <FormattedMessage id="exam-results.objections.withheld" />
        </Text>
      )}
      {results.objections.length === 0 ? (
        <p>
          <FormattedMessage id="exam-results.objections.none" />
        </p>
      ) : (
        <Stack component="ul" gap={24} p={0}>
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

const STEP = { REMARK: "remark", ANSWER: "answer", REOPEN: "reopen" } as const;
const STEP_TO = { REMARK: "remarkTo", ANSWER: "answerTo", REOPEN: "reopenTo" } as const;
/** What the office can do: scores are marked again, or answered at once; an answer that was wrong is written anew. */
const STEPS: Readonly<Record<"REMARK" | "ANSWER" | "WAIT" | "DONE", readonly (keyof typeof STEP)[]>> = {
  REMARK: ["REMARK", "ANSWER"],
  ANSWER: ["ANSWER"],
  WAIT: [],
  DONE: ["REOPEN"],
};

function Objection({ application, results, onChanged }: ObjectionProps) {
  const intl = useIntl();
  const [asked, ask] = useState<keyof typeof STEP | null>(null);
  const [, reopen] = useReopenExamObjectionMutation();
  const { name, examPart, languagePair, verdict, score, objection } = application;
  if (objection === null) return null;
  const { state, step, reason, answer, version } = objection;
  const close = () => ask(null);
  const steps = results.areReleased ? STEPS[step ?? "DONE"] : [];
  return (
    <>
      <Text fw={600}>
        {name} · {examWords(intl, examPart, languagePair)} ·{" "}
        {verdict && <FormattedMessage id={`applications.verdict.${verdict}`} />}
        {score === null ? null : (
          <>
            {" "}
            <FormattedMessage id="applications.one.score" values={{ score }} />
          </>
        )}{" "}
        ·{" "}
        <FormattedMessage
          id={`exam-results.objection.${state === "REMARKING" && step === "ANSWER" ? "remarked" : state}`}
        />
      </Text>
      <Text className="lines longWords">
        <FormattedMessage id="exam-results.objection.reason" />: {reason}
      </Text>
      {answer === null ? null : (
        <Text c="var(--ink-2)" className="lines longWords">
          <FormattedMessage id={`exam-results.objection.${step === null ? "answer" : "formerAnswer"}`} />:{" "}
          {answer}
        </Text>
      )}
      {step === "WAIT" ? (
        <Text>
          <FormattedMessage id="exam-results.objection.waits" />{" "}
          <Link className="link" to={examScoringPath(PROGRAM_OFFICES.evaluation, results.programId)}>
            <FormattedMessage id="exam-results.objection.toScoring" />
          </Link>
        </Text>
      ) : null}
      {steps.length === 0 ? null : (
        <Group gap={8} mt={8}>
          {steps.map((one) => (
            <Button
              key={one}
              size="sm"
              variant="outline"
              aria-label={intl.formatMessage({ id: `exam-results.objection.${STEP_TO[one]}` }, { name })}
              onClick={() => ask(one)}
            >
              <FormattedMessage id={`exam-results.objection.${STEP[one]}`} />
            </Button>
          ))}
        </Group>
      )}
      {asked === "ANSWER" ? (
        <AnswerDialog
          application={application}
          papers={results.sittings?.papers ?? []}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
      {asked === "REOPEN" ? (
        <ReasonDialog
          title={<FormattedMessage id="exam-results.objection.reopenTo" values={{ name }} />}
          detail={<FormattedMessage id="exam-results.objection.reopen.detail" />}
          answer={<FormattedMessage id="exam-results.objection.reopen" />}
          label="exam-results.objection.reopen.reason"
          act={(why) => reopen({ applicationId: application.id, version, reason: why })}
          done="exam-results.objection.reopened"
          onDone={onChanged}
          onClose={close}
        />
      ) : null}
      {asked === "REMARK" ? (
        <RemarkDialog
          programId={results.programId}
          application={application}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
    </>
  );
}
