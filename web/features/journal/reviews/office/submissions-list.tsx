// The columns and filters of the editorial queue. The last one reminds whom the manuscript waits for, with one click.

import { Button, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import {
  SUBMISSION_COLUMNS,
  SUBMISSION_FILTERS,
  SUBMISSION_SORTS,
} from "#schema/validation/journal/submission-filters.ts";
import { AccessibleText } from "#web/components/AccessibleText.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type ManagedSubmissionsQuery, useRemindWaitingMutation } from "#web/gql/managed-submissions.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { submissionOfficePath } from "#web/paths.ts";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";
import { SubmissionStateWord } from "./SubmissionStateWord.tsx";
import { daysSince, lastDayOf } from "./waiting-days.ts";

export const SUBMISSION_LIST = defineList({
  name: "submissions",
  filters: SUBMISSION_FILTERS,
  sorts: SUBMISSION_SORTS,
  sort: { by: "WAITING", descending: false },
  columns: SUBMISSION_COLUMNS,
  views: {
    label: "submission-office.tabs",
    tabs: [
      { id: "submission-office.tab.open", filter: { waits: ["EDITORS", "REVIEWERS", "AUTHOR"] } },
      { id: "submission-office.tab.editors", filter: { waits: ["EDITORS"] } },
      { id: "submission-office.tab.late", filter: { late: true } },
      { id: "submission-office.tab.all", filter: {} },
    ],
  },
});

type Listed = ManagedSubmissionsQuery["managedSubmissions"]["items"][number];

/** Whether there is somebody outside to remind. */
const canRemind = ({ awaited, state }: Listed) =>
  awaited.waitsFor === "REVIEWERS" || state === "MINOR_REVISION" || state === "MAJOR_REVISION";

export function useSubmissionColumns(onChanged: () => void): readonly ListColumn<Listed>[] {
  const intl = useIntl();
  const language = useLanguage();
  const act = useAction(onChanged);
  const sentWords = useSentWords();
  const [, remind] = useRemindWaitingMutation();
  const heading = (
    name: "number" | "title" | "state" | "waits" | "since" | "due" | "editor" | "reviews" | "remind",
  ) => intl.formatMessage({ id: `submission-office.column.${name}` });
  return [
    {
      key: "number",
      heading: heading("number"),
      sort: "RECEIVED",
      staysWhole: true,
      cell: ({ id, number }) => <Link to={submissionOfficePath(id)}>{number}</Link>,
    },
    {
      key: "title",
      heading: heading("title"),
      cell: ({ title }) => (title ? <Localized text={title} /> : <Nothing />),
    },
    {
      key: "state",
      heading: heading("state"),
      isStatus: true,
      cell: ({ state }) => <SubmissionStateWord state={state} />,
    },
    {
      key: "waits",
      heading: heading("waits"),
      staysWhole: true,
      cell: ({ awaited }) => <FormattedMessage id={`submission-office.waitsFor.${awaited.waitsFor}`} />,
    },
    {
      key: "since",
      heading: heading("since"),
      sort: "WAITING",
      isInverted: true,
      staysWhole: true,
      cell: ({ awaited }) =>
        awaited.waitsFor === "NOBODY" ? (
          <Nothing />
        ) : (
          <FormattedMessage id="submission-office.days" values={{ days: daysSince(awaited.since) }} />
        ),
    },
    {
      key: "due",
      heading: heading("due"),
      staysWhole: true,
      cell: ({ awaited: { until, isLate } }) =>
        until === null ? (
          <Nothing />
        ) : (
          <Text span {...(isLate ? { c: "var(--bad)", fw: 600 } : {})}>
            <time dateTime={isoDay(lastDayOf(until))}>{formatDate(language, lastDayOf(until))}</time>
            {isLate ? (
              <>
                {" "}
                <FormattedMessage id="submission-office.late" />
              </>
            ) : null}
          </Text>
        ),
    },
    {
      key: "editor",
      heading: heading("editor"),
      cell: ({ handlingEditor }) => handlingEditor ?? <Nothing />,
    },
    {
      key: "reviews",
      heading: heading("reviews"),
      isNumber: true,
      cell: ({ reviewsSent: sent, reviewsAsked: asked }) => (
        <AccessibleText
          seen={`${sent} / ${asked}`}
          spoken={<FormattedMessage id="submission-office.reviewsOf" values={{ sent, asked }} />}
        />
      ),
    },
    {
      key: "remind",
      heading: heading("remind"),
      isAct: true,
      cell: (row) =>
        canRemind(row) ? (
          <Button
            variant="subtle"
            size="sm"
            aria-label={intl.formatMessage(
              { id: "submission-office.remindOf" },
              { number: row.number ?? "" },
            )}
            onClick={() => void act(remind({ id: row.id }), sentWords("submission-office.reminded"))}
          >
            <FormattedMessage id="submission-office.remind" />
          </Button>
        ) : null,
    },
  ];
}
