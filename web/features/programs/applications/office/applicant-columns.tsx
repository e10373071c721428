// The columns of the applicants' list.

import { Button, Stack } from "@mantine/core";
import { mdiAlertCircleOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape } from "react-intl";
import { ApplicationStateWord } from "#web/components/applications/ApplicationStateWord.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { MailAddress } from "#web/components/MailAddress.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { seatWords } from "#web/components/programs/seat-words.ts";
import { StateWord } from "#web/components/StateWord.tsx";
import { OwnAnswerText } from "#web/features/programs/applications/OwnAnswerText.tsx";
import type { ApplicantFragment } from "#web/gql/applicants.ts";
import { FeeWord } from "./FeeWord.tsx";
import { isTransferChecked } from "./transfer-check.ts";

type Column = ListColumn<ApplicantFragment>;

export function applicantColumns(intl: IntlShape, open: (id: number) => void): Column[] {
  return [...personColumns(intl), ...examColumns(intl), ...applicationColumns(intl), openColumn(intl, open)];
}

const linesOf = (words: readonly (string | null)[]): ReactNode =>
  words.map((word) => (word === null ? null : <span key={word}>{word}</span>));

/** Who applied, and how the application and its payment are. */
function personColumns(intl: IntlShape): Column[] {
  return [
    {
      key: "name",
      heading: intl.formatMessage({ id: "applicants.column.name" }),
      sort: "NAME",
      cell: ({ name, nameEn }) => (
        <Stack component="span" gap={2}>
          {linesOf([name, nameEn])}
        </Stack>
      ),
    },
    {
      key: "state",
      heading: intl.formatMessage({ id: "applicants.column.state" }),
      sort: "STATE",
      isStatus: true,
      cell: ({ misconduct, waitingPlace, ...applicant }) => (
        <Stack component="span" gap={2}>
          {isTransferChecked(applicant) ? (
            <FeeWord state="DECLARED" />
          ) : (
            <ApplicationStateWord state={applicant.state} />
          )}
          {misconduct === null ? null : (
            <StateWord icon={mdiAlertCircleOutline} tone="bad">
              <FormattedMessage id="attendance.state.MISCONDUCT" />
            </StateWord>
          )}
          {waitingPlace === null ? null : (
            <span>
              <FormattedMessage id="applicants.place" values={{ place: waitingPlace }} />
            </span>
          )}
        </Stack>
      ),
    },
    {
      key: "fee",
      heading: intl.formatMessage({ id: "applicants.column.fee" }),
      sort: "FEE",
      cell: ({ feeState }) => feeState && <FeeWord state={feeState} />,
      staysWhole: true,
    },
    {
      key: "paidAt",
      heading: intl.formatMessage({ id: "applicants.column.paidAt" }),
      cell: ({ paidAt }) => paidAt && <Moment at={paidAt} />,
      staysWhole: true,
    },
    {
      key: "contact",
      heading: intl.formatMessage({ id: "applicants.column.contact" }),
      cell: ({ email, phoneNumber }) => (
        <Stack component="span" gap={2}>
          <span>
            <MailAddress address={email} />
          </span>
          {linesOf([phoneNumber])}
        </Stack>
      ),
      staysWhole: true,
    },
    {
      key: "newDate",
      heading: intl.formatMessage({ id: "applicants.column.newDate" }),
      cell: ({ reschedule }) =>
        reschedule && intl.formatMessage({ id: `applicants.newDate.${reschedule.reply ?? "OPEN"}` }),
      staysWhole: true,
    },
  ];
}

/** What only an exam has. */
function examColumns(intl: IntlShape): Column[] {
  return [
    {
      key: "exam",
      heading: intl.formatMessage({ id: "applicants.column.exam" }),
      cell: ({ examPart, languagePair }) => (
        <Stack component="span" gap={2}>
          {linesOf([
            examPart && intl.formatMessage({ id: `exams.part.${examPart}` }),
            languagePair && intl.formatMessage({ id: `exams.pair.${languagePair}` }),
          ])}
        </Stack>
      ),
      staysWhole: true,
    },
    {
      key: "number",
      heading: intl.formatMessage({ id: "exam-seats.column.number" }),
      sort: "EXAM_NUMBER",
      cell: ({ examNumber }) => examNumber,
      staysWhole: true,
    },
    {
      key: "site",
      heading: intl.formatMessage({ id: "applications.field.siteId" }),
      cell: ({ site }) => (site === null ? null : <Localized text={site.name} />),
      staysWhole: true,
    },
    {
      key: "seat",
      heading: intl.formatMessage({ id: "applications.field.seatNumber" }),
      cell: ({ room, seatNumber }) =>
        seatNumber === null ? null : (
          <>
            {room === null ? null : (
              <>
                <Localized text={room.name} /> ·{" "}
              </>
            )}
            {seatWords(intl, seatNumber)}
          </>
        ),
      staysWhole: true,
    },
    {
      key: "misconduct",
      heading: intl.formatMessage({ id: "attendance.state.MISCONDUCT" }),
      cell: ({ misconduct }) => misconduct,
    },
    {
      key: "result",
      heading: intl.formatMessage({ id: "applications.field.result" }),
      cell: ({ verdict }) => verdict && intl.formatMessage({ id: `applications.verdict.${verdict}` }),
      staysWhole: true,
    },
    {
      key: "score",
      heading: intl.formatMessage({ id: "applicants.exam.score" }),
      cell: ({ score }) => score,
      isNumber: true,
      staysWhole: true,
    },
  ];
}

/** What was written in the application, and when. */
function applicationColumns(intl: IntlShape): Column[] {
  return [
    {
      key: "affiliation",
      heading: intl.formatMessage({ id: "applications.field.affiliation" }),
      cell: ({ affiliation }) => affiliation,
    },
    { key: "note", heading: intl.formatMessage({ id: "applications.field.note" }), cell: ({ note }) => note },
    {
      key: "own",
      heading: intl.formatMessage({ id: "applicants.column.own" }),
      cell: ({ ownAnswers }) =>
        ownAnswers.length === 0
          ? null
          : ownAnswers.map((answer) => (
              <div key={answer.key}>
                {answer.label}: <OwnAnswerText answer={answer} />
              </div>
            )),
    },
    {
      key: "group",
      heading: intl.formatMessage({ id: "applicants.column.group" }),
      cell: ({ groupId, groupName }) =>
        groupId === null ? null : (
          <Link className="link" to={`?group=${groupId}`}>
            {groupName}
          </Link>
        ),
    },
    {
      key: "created",
      heading: intl.formatMessage({ id: "applications.field.createdAt" }),
      sort: "CREATED",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

function openColumn(intl: IntlShape, open: (id: number) => void): Column {
  return {
    key: "act",
    heading: intl.formatMessage({ id: "applicants.column.act" }),
    isAct: true,
    cell: (applicant) => (
      <Button
        size="sm"
        variant="subtle"
        aria-label={intl.formatMessage({ id: "applicants.act.openLabel" }, { name: applicant.name })}
        onClick={() => open(applicant.id)}
      >
        <FormattedMessage id="applicants.act.open" />
      </Button>
    ),
  };
}
