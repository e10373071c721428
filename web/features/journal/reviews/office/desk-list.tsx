// The columns and filters of the editors' desk. The last one reminds whom the manuscript waits for, with one click.

import { Button, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { DESK_COLUMNS, DESK_FILTERS, DESK_SORTS } from "#schema/validation/journal/desk-filters.ts";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { SeenAndSpoken } from "#web/components/SeenAndSpoken.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type DeskQuery, useRemindWaitingMutation } from "#web/gql/desk.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { deskSubmissionPath } from "#web/paths.ts";
import { SubmissionStateWord } from "./SubmissionStateWord.tsx";
import { daysSince, lastDayOf } from "./waiting-days.ts";

export const DESK_LIST = defineList({
  name: "desk",
  filters: DESK_FILTERS,
  sorts: DESK_SORTS,
  sort: { by: "WAITING", descending: false },
  columns: DESK_COLUMNS,
  views: {
    label: "desk.tabs",
    tabs: [
      { id: "desk.tab.open", filter: { waits: ["EDITORS", "REVIEWERS", "AUTHOR"] } },
      { id: "desk.tab.editors", filter: { waits: ["EDITORS"] } },
      { id: "desk.tab.late", filter: { late: true } },
      { id: "desk.tab.all", filter: {} },
    ],
  },
});

type Listed = DeskQuery["desk"]["items"][number];

/** Whether there is somebody outside to remind. */
const canRemind = ({ awaited, state }: Listed) =>
  awaited.waitsFor === "REVIEWERS" || state === "MINOR_REVISION" || state === "MAJOR_REVISION";

export function useDeskColumns(onChanged: () => void): readonly ListColumn<Listed>[] {
  const intl = useIntl();
  const language = useLanguage();
  const act = useAction(onChanged);
  const [, remind] = useRemindWaitingMutation();
  const heading = (
    name: "number" | "title" | "state" | "waits" | "since" | "due" | "editor" | "reviews" | "remind",
  ) => intl.formatMessage({ id: `desk.column.${name}` });
  return [
    {
      key: "number",
      heading: heading("number"),
      sort: "RECEIVED",
      staysWhole: true,
      cell: ({ id, number }) => <Link to={deskSubmissionPath(id)}>{number}</Link>,
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
      cell: ({ awaited }) => <FormattedMessage id={`desk.waitsFor.${awaited.waitsFor}`} />,
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
          <FormattedMessage id="desk.days" values={{ days: daysSince(awaited.since) }} />
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
                <FormattedMessage id="desk.late" />
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
        <SeenAndSpoken
          seen={`${sent} / ${asked}`}
          spoken={<FormattedMessage id="desk.reviewsOf" values={{ sent, asked }} />}
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
            aria-label={intl.formatMessage({ id: "desk.remindOf" }, { number: row.number ?? "" })}
            onClick={() => void act(remind({ id: row.id }), "desk.reminded")}
          >
            <FormattedMessage id="desk.remind" />
          </Button>
        ) : null,
    },
  ];
}
