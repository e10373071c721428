// Scripts are made and given to raters: what each action would do is shown before.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { useAssignRatingsMutation, useMakeScriptsMutation } from "#web/gql/exam-scoring.ts";
import type { Scoring } from "./ScoringPage.tsx";

/** More codes than this are not read one by one: raters are still to be invited. */
const CODES_SHOWN = 30;

interface AssignPartProps {
  scoring: Scoring;
  programId: number;
  onChanged: () => void;
}

export function AssignPart({ scoring, programId, onChanged }: AssignPartProps) {
  const act = useAction(onChanged);
  const [asking, setAsking] = useState(false);
  const [{ fetching: making }, make] = useMakeScriptsMutation();
  const [{ fetching: assigning }, assign] = useAssignRatingsMutation();
  const { isLocked, missingScripts, needlessScripts, plan, scripts, thirdsLacking } = scoring;
  const added = plan.reduce((sum, one) => sum + one.added, 0);
  const lacking = plan.reduce((sum, one) => sum + one.lacking, 0);
  const lackingIn = plan.filter((one) => one.lacking > 0);
  const invited = scoring.raters.filter(
    ({ state, part, pair }) =>
      state === "INVITED" && lackingIn.some((one) => one.part === part && one.pair === pair),
  ).length;
  const codes = plan.flatMap(({ lackingCodes }) => lackingCodes);
  const confirm = async () => {
    await act(assign({ programId, expected: added }), "exam-scoring.assigned");
    setAsking(false);
  };
  return (
    <Part title={<FormattedMessage id="exam-scoring.assign" />}>
      <Stack gap={12} py={14} align="flex-start">
        <Text>
          <FormattedMessage
            id="exam-scoring.scripts.plan"
            values={{ made: scripts.length, missing: missingScripts, needless: needlessScripts }}
          />
        </Text>
        {lacking === 0 ? null : (
          <Text c="var(--bad)" fw={600} role="status" className="longWords">
            <FormattedMessage
              id="exam-scoring.lacking"
              values={{
                count: lacking,
                invited,
                codes: codes.length > CODES_SHOWN ? "none" : codes.join(", "),
              }}
            />
          </Text>
        )}
        {thirdsLacking.length === 0 ? null : (
          <Text c="var(--bad)" fw={600} role="status" className="longWords">
            <FormattedMessage
              id="exam-scoring.thirdsLacking"
              values={{ count: thirdsLacking.length, codes: thirdsLacking.join(", ") }}
            />
          </Text>
        )}
        <Group gap={8}>
          <Button
            size="sm"
            variant="outline"
            disabled={isLocked || making || missingScripts + needlessScripts === 0}
            onClick={() => void act(make({ programId }), "exam-scoring.scripts.made")}
          >
            <FormattedMessage id="exam-scoring.scripts.make" />
          </Button>
          <Button size="sm" disabled={isLocked || added === 0} onClick={() => setAsking(true)}>
            <FormattedMessage id="exam-scoring.assign.do" />
          </Button>
        </Group>
      </Stack>
      {asking ? (
        <FormDialog
          title={<FormattedMessage id="exam-scoring.assign.title" values={{ count: added }} />}
          answer={<FormattedMessage id="exam-scoring.assign.do" />}
          pending={assigning}
          onAnswer={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <Text>
            <FormattedMessage id="exam-scoring.assign.detail" />
          </Text>
          <ul>
            {plan.map(({ part, pair, scripts: count, added: more, lacking: less }) => (
              <li key={`${part} ${pair}`}>
                <FormattedMessage id={`exams.part.${part}`} /> <FormattedMessage id={`exams.pair.${pair}`} />
                {": "}
                <FormattedMessage id="exam-scoring.assign.group" values={{ count, more, less }} />
              </li>
            ))}
          </ul>
        </FormDialog>
      ) : null}
    </Part>
  );
}
