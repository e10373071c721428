// When an issue comes out: at once, after a question, or at a time that can be taken back until it has come. Times are Seoul's.
import { Alert, Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/codes.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useToldDeed } from "#web/components/toasts/use-told-deed.ts";
import {
  type EditedIssueFragment,
  usePublishIssueMutation,
  useUnscheduleIssueMutation,
} from "#web/gql/journal-office.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { EmptyIssue, PublishWarnings } from "./PublishWarnings.tsx";

interface PublishPartProps {
  issue: EditedIssueFragment;
  /** The form above holds something that is not saved. */
  isUnsaved: boolean;
  onChanged: () => void;
}

export function PublishPart({ issue, isUnsaved, onChanged }: PublishPartProps) {
  return (
    <FormSection title={<FormattedMessage id="journal-office.publish.title" />}>
      {issue.articleCount === 0 ? <EmptyIssue /> : null}
      <PublishWarnings issue={issue} />
      {issue.state === "SCHEDULED" ? (
        <Scheduled issue={issue} onChanged={onChanged} />
      ) : (
        <Unscheduled issue={issue} isUnsaved={isUnsaved} onChanged={onChanged} />
      )}
    </FormSection>
  );
}

function Scheduled({ issue, onChanged }: Omit<PublishPartProps, "isUnsaved">) {
  const language = useLanguage();
  const [, unschedule] = useUnscheduleIssueMutation();
  const deed = useToldDeed(onChanged);
  const { id, version, publishedAt, articleCount } = issue;
  return (
    <Alert variant="info" mt={16}>
      <Group justify="space-between" gap={12}>
        <FormattedMessage
          id="journal-office.publish.waits"
          values={{ at: publishedAt && formatDateTime(language, publishedAt), count: articleCount }}
        />
        <Button
          size="sm"
          variant="outline"
          onClick={() => void deed(unschedule({ id, version }), "journal-office.publish.unscheduled")}
        >
          <FormattedMessage id="journal-office.publish.unschedule" />
        </Button>
      </Group>
    </Alert>
  );
}

const WAYS = (["now", "at"] as const).map((value) => ({
  value,
  title: <FormattedMessage id={`journal-office.publish.${value}`} />,
  detail: <FormattedMessage id={`journal-office.publish.${value}Detail`} />,
}));

function Unscheduled({ issue, isUnsaved, onChanged }: PublishPartProps) {
  const [way, setWay] = useState<"now" | "at">("now");
  const [time, setTime] = useState("");
  const [error, setError] = useState<FieldCode>();
  const [asked, setAsked] = useState(false);
  const [, publish] = usePublishIssueMutation();
  const deed = useToldDeed(onChanged);
  const { id, version, volume, number, articleCount } = issue;
  const go = (at: string | null) =>
    void deed(
      publish({ id, version, at }),
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
      <Group pt={16} gap="8px 16px">
        <Button disabled={isUnsaved || articleCount === 0} onClick={give}>
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
              <PublishWarnings issue={issue} />
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
