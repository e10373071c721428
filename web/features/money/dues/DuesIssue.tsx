// Requests the dues of a year from everybody who owes them: the deadline, how many, and the progress.
import { Button, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { issueDuesInput } from "#schema/validation/money/dues.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Section } from "#web/components/Section.tsx";
import { type DuesYearFragment, useIssueDuesMutation } from "#web/gql/dues.ts";

interface DuesIssueProps {
  dues: DuesYearFragment;
  onChanged: () => void;
}

const sumOf = (dues: DuesYearFragment, of: (grade: DuesYearFragment["grades"][number]) => number) =>
  dues.grades.reduce((sum, grade) => sum + of(grade), 0);

export function DuesIssue({ dues, onChanged }: DuesIssueProps) {
  const [asks, setAsks] = useState(false);
  const count = sumOf(dues, ({ toAsk }) => toAsk);
  const unproved = sumOf(dues, (grade) => grade.unproved);
  return (
    <Section title={<FormattedMessage id="dues.issue" />}>
      {dues.isRunning ? (
        <Running dues={dues} />
      ) : count === 0 ? (
        <Text c="var(--ink-2)">
          <FormattedMessage id={dues.expected > 0 ? "dues.allAsked" : "dues.nobodyOwes"} />
        </Text>
      ) : (
        <>
          <Text>
            <FormattedMessage
              id="dues.wouldAsk"
              values={{ count, amount: sumOf(dues, ({ toAsk, amount }) => toAsk * (amount ?? 0)) }}
            />
          </Text>
          {unproved > 0 ? (
            <Text fz="sm" c="var(--ink-3)">
              <FormattedMessage id="dues.unproved" values={{ count: unproved }} />
            </Text>
          ) : null}
          <Button onClick={() => setAsks(true)} className="ownWidth">
            <FormattedMessage id="dues.issue.open" />
          </Button>
          {asks ? (
            <IssueDialog dues={dues} count={count} onChanged={onChanged} onClose={() => setAsks(false)} />
          ) : null}
        </>
      )}
    </Section>
  );
}

function Running({ dues: { issued, expected } }: Pick<DuesIssueProps, "dues">) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: "dues.running" }, { issued, expected });
  return (
    <Stack gap={8}>
      <p role="status">{words}</p>
      <Progress value={expected === 0 ? 0 : (issued / expected) * 100} aria-label={words} />
    </Stack>
  );
}

interface IssueDialogProps extends DuesIssueProps {
  count: number;
  onClose: () => void;
}

function IssueDialog({ dues, count, onChanged, onClose }: IssueDialogProps) {
  const [, issue] = useIssueDuesMutation();
  const { year } = dues;
  const form = useServerForm({
    name: "dues",
    schema: issueDuesInput.pick({ dueOn: true }),
    initialValues: { dueOn: dues.dueOn ?? `${year}-02-28` },
    labels: { dueOn: "dues.field.dueOn" },
    send: async ({ dueOn }) => {
      const { data, error } = await issue({ year, dueOn, expectedCount: count });
      onChanged();
      if (!data || error) return refusalOf(error);
      onClose();
      return { ok: true };
    },
  });
  return (
    <Dialog
      title={<FormattedMessage id="dues.issue.title" values={{ count, year: String(year) }} />}
      onClose={onClose}
    >
      <FormFrame form={form} labelledBy="dues-detail" short>
        <Text id="dues-detail" c="var(--ink-2)">
          <FormattedMessage id="dues.issue.detail" />
        </Text>
        <TextField {...form.field("dueOn")} type="date" autoComplete="off" />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="dues.issue.pending" />}>
            <FormattedMessage id="dues.issue.button" values={{ count }} />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
