// From which minute on the examinees of a session read their results.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { HOUR } from "#schema/validation/core/durations.ts";
import { resultsRelease } from "#schema/validation/programs/application-office.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useReleaseResultsMutation } from "#web/gql/exam-results.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";
import type { ExamResults } from "./exam-results.ts";

interface ReleaseDialogProps {
  results: ExamResults;
  onChanged: () => void;
  onClose: () => void;
}

const WHENS = ["now", "at"] as const;
type When = (typeof WHENS)[number];

/** What is offered where nothing is planned. */
const nextFullHour = () => new Date((Math.floor(Date.now() / HOUR) + 1) * HOUR).toISOString();

export function ReleaseDialog({ results, onChanged, onClose }: ReleaseDialogProps) {
  const intl = useIntl();
  const [, release] = useReleaseResultsMutation();
  const { passed, failed, absent } = results;
  const initialValues: { when: When; at: string } = {
    when: "at",
    at: toSeoul(results.releaseAt ?? nextFullHour()),
  };
  const form = useServerForm({
    name: "release",
    schema: resultsRelease,
    initialValues,
    toInput: ({ when, at }) => ({ at: when === "now" ? new Date().toISOString() : fromSeoul(at) }),
    labels: { when: "exam-results.when", at: "exam-results.at" },
    send: async ({ at }) => {
      const { error } = await release({ programId: results.programId, at: at.toISOString() });
      if (error) return refusalOf(error);
      const done = at > new Date() ? "exam-results.release.planned" : "exam-results.release.done";
      showToast({ kind: "ok", title: intl.formatMessage({ id: done }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="exam-results.release" />}
      answer={<FormattedMessage id="exam-results.release" />}
      detail={
        <>
          <Text fw={600} className="figures">
            <FormattedMessage id="exam-results.figures" values={{ passed, failed, absent }} />
          </Text>
          <Text c="var(--ink-2)">
            <FormattedMessage id="exam-results.release.detail" />
          </Text>
        </>
      }
      onClose={onClose}
    >
      <RadioRows
        {...form.field("when")}
        narrow
        choices={WHENS.map((value) => ({
          value,
          title: <FormattedMessage id={`exam-results.when.${value}`} />,
          detail: <FormattedMessage id={`exam-results.when.${value}.detail`} />,
        }))}
      />
      {form.values.when === "at" ? (
        <TextField {...form.field("at")} needed type="datetime-local" autoComplete="off" />
      ) : null}
    </ServerFormDialog>
  );
}
