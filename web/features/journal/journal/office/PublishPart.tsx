// Shows when an issue comes out: at once, after a question, or at a time that can be cancelled until it has
// come. Times are Seoul's.
import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { MissingReason } from "#web/components/requirements/MissingReason.tsx";
import { useMissingStep } from "#web/components/requirements/use-missing-step.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type EditedIssueFragment, usePublishIssueMutation } from "#web/gql/journal-office.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { PublishRequirements } from "./PublishRequirements.tsx";
import { EmptyIssue, PublishWarnings } from "./PublishWarnings.tsx";
import { ScheduledIssue } from "./ScheduledIssue.tsx";

interface PublishPartProps {
  issue: EditedIssueFragment;
  /** Whether the settings block what lacks something. */
  blocks: boolean;
  /** The form above holds something that is not saved. */
  isUnsaved: boolean;
  onChanged: () => void;
}

export function PublishPart({ issue, blocks, isUnsaved, onChanged }: PublishPartProps) {
  return (
    <FormSection title={<FormattedMessage id="journal-office.publish.title" />}>
      {issue.articleCount === 0 ? <EmptyIssue /> : null}
      <PublishWarnings issue={issue} />
      <PublishRequirements issue={issue} blocks={blocks} />
      {issue.state === "SCHEDULED" ? (
        <ScheduledIssue issue={issue} onChanged={onChanged} />
      ) : (
        <Unscheduled issue={issue} blocks={blocks} isUnsaved={isUnsaved} onChanged={onChanged} />
      )}
    </FormSection>
  );
}

const WAYS = (["now", "at"] as const).map((value) => ({
  value,
  title: <FormattedMessage id={`journal-office.publish.${value}`} />,
  detail: <FormattedMessage id={`journal-office.publish.${value}Detail`} />,
}));

function Unscheduled({ issue, blocks, isUnsaved, onChanged }: PublishPartProps) {
  const [way, setWay] = useState<"now" | "at">("now");
  const [time, setTime] = useState("");
  const [error, setError] = useState<FieldCode>();
  const [asked, setAsked] = useState(false);
  const [, publish] = usePublishIssueMutation();
  const act = useAction(onChanged);
  const { id, version, volume, number, articleCount, articles } = issue;
  const held = useMissingStep(
    articles.flatMap(({ missing }) => missing),
    "PUBLICATION",
    blocks,
  );
  const go = (at: string | null) =>
    void act(
      publish({ id, version, at, missingReason: held.missingReason }),
      at === null ? "journal-office.publish.published" : "journal-office.publish.scheduled",
    );
  const give = () => {
    if (way === "now") return setAsked(true);
    const at = fromSeoul(time);
    const code = time === "" ? "REQUIRED" : Date.parse(at) > Date.now() ? undefined : "DATE_INVALID";
    setError(code);
    if (code === undefined) go(at);
    else document.getElementById("publish-time")?.focus();
  };
  const field = { onBlur: () => {}, label: "journal-office.publish.time" } as const;
  return (
    <>
      <Box pt={16}>
        <RadioRows
          {...field}
          id="publish-way"
          name="publish"
          value={way}
          onChange={setWay}
          error={undefined}
          choices={WAYS}
        />
      </Box>
      {way === "at" ? (
        <TextField
          {...field}
          id="publish-time"
          name="time"
          type="datetime-local"
          autoComplete="off"
          needed
          value={time}
          onChange={setTime}
          error={error}
        />
      ) : null}
      <MissingReason id="publish-reason" held={held} />
      <Group pt={16} gap="8px 16px">
        <Button disabled={isUnsaved || articleCount === 0 || !held.mayGo} onClick={give}>
          <FormattedMessage id={`journal-office.publish.answer.${way}`} />
        </Button>
        {isUnsaved ? (
          <Text fz="sm" c="var(--ink-3)">
            <FormattedMessage id="journal-office.publish.unsaved" />
          </Text>
        ) : null}
      </Group>
      {asked ? (
        <ConfirmDialog
          title={<FormattedMessage id="journal-office.publish.ask" values={{ volume, number }} />}
          detail={
            <>
              <FormattedMessage id="journal-office.publish.askDetail" values={{ count: articleCount }} />
              <PublishWarnings issue={issue} isWhole />
            </>
          }
          action={<FormattedMessage id="journal-office.publish.now" />}
          onConfirm={() => {
            setAsked(false);
            go(null);
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
