// The list itself: what narrows it, its columns, and what can be done with chosen rows.
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useClient } from "urql";
import { APPLICATION_STATES } from "#schema/validation/application-state.ts";
import { chosenOf } from "#web/components/list/list-address.ts";
import type { ListSelection } from "#web/components/list/list-selection.ts";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import {
  type ApplicantFragment,
  type ApplicantsProgramQuery,
  useApplicantsCountQuery,
  useApplicantsQuery,
} from "#web/gql/applicants.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { ApplicantDialog } from "./ApplicantDialog.tsx";
import { applicantColumns } from "./applicant-columns.tsx";
import { selectedIds } from "./selected-ids.ts";
import { useApplicantActions } from "./use-applicant-actions.ts";
import { WriteDialog } from "./WriteDialog.tsx";

export type ApplicantsProgram = NonNullable<ApplicantsProgramQuery["programForEditing"]>;

const VERDICTS = ["PASSED", "FAILED", "VOID"] as const;
const SORTS = ["CREATED", "NAME", "STATE"] as const;
const COMMON = {
  sorts: SORTS,
  sort: { by: "CREATED", descending: true },
};
const STATE_FIELDS = [
  { key: "search", kind: "text" },
  { key: "state", kind: "choice" },
] as const;
const SEMINAR_LIST = {
  ...COMMON,
  fields: STATE_FIELDS,
  columns: ["name", "state", "contact", "affiliation", "note", "created", "act"],
  hidden: ["note"],
};
const EXAM_LIST = {
  ...COMMON,
  fields: [
    ...STATE_FIELDS,
    { key: "part", kind: "choice" },
    { key: "pair", kind: "choice" },
    { key: "verdict", kind: "choice" },
  ] as const,
  columns: [
    "name",
    "state",
    "contact",
    "exam",
    "site",
    "seat",
    "result",
    "score",
    "affiliation",
    "note",
    "created",
    "act",
  ],
  hidden: ["affiliation", "note", "created"],
};

/** What the codes of an export mean. */
function exportedWords(intl: IntlShape, { examParts, languagePairs }: ApplicantsProgram) {
  const exams = examParts.flatMap((part) =>
    languagePairs.map((pair) => {
      const words = [
        intl.formatMessage({ id: `exams.part.${part}` }),
        intl.formatMessage({ id: `exams.pair.${pair}` }),
      ];
      return [`${part} ${pair}`, words.join(", ")] as const;
    }),
  );
  return {
    state: Object.fromEntries(
      APPLICATION_STATES.map((state) => [state, intl.formatMessage({ id: `applications.state.${state}` })]),
    ),
    result: Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, intl.formatMessage({ id: `applications.verdict.${verdict}` })]),
    ),
    exam: Object.fromEntries(exams),
  };
}

export function ApplicantList({ program }: { program: ApplicantsProgram }) {
  const intl = useIntl();
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const isExam = program.kind === "KITEC";
  const list = useListAddress(isExam ? EXAM_LIST : SEMINAR_LIST);
  const actions = useApplicantActions();
  const [opened, open] = useState<ApplicantFragment | null>(null);
  const [written, writeTo] = useState<readonly number[] | null>(null);
  const { address } = list;
  const programId = program.id;
  const filter = {
    search: address.texts.search ?? null,
    states: chosenOf(address, "state", APPLICATION_STATES),
    examParts: chosenOf(address, "part", program.examParts),
    languagePairs: chosenOf(address, "pair", program.languagePairs),
    verdicts: chosenOf(address, "verdict", VERDICTS),
  };
  const { descending, page, size } = address;
  const sort = SORTS.find((name) => name === address.sort) ?? "CREATED";
  const [{ data, error, fetching }, ask] = useApplicantsQuery({
    variables: { programId, filter, sort, descending, page, size, language },
    requestPolicy: "cache-and-network",
  });
  const found = data?.applicants;
  const again = () => ask({ requestPolicy: "network-only" });
  const [{ data: exact }] = useApplicantsCountQuery({
    variables: { programId, filter },
    pause: !found?.hasMore,
  });
  const idsOf = (selection: ListSelection) => selectedIds(client, selection, { programId, filter });
  const attend = (attended: boolean) => async (selection: ListSelection) => {
    const done = await actions.attend(await idsOf(selection), attended);
    again();
    return done;
  };
  return (
    <>
      <OfficeList
        list={list}
        caption={intl.formatMessage({ id: "applicants.title" })}
        words={{
          search: { label: intl.formatMessage({ id: "applicants.filter.search" }) },
          state: {
            label: intl.formatMessage({ id: "applicants.column.state" }),
            options: APPLICATION_STATES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `applications.state.${value}` }),
            })),
          },
          part: {
            label: intl.formatMessage({ id: "applications.field.examPart" }),
            options: program.examParts.map((value) => ({
              value,
              label: intl.formatMessage({ id: `exams.part.${value}` }),
            })),
          },
          pair: {
            label: intl.formatMessage({ id: "applications.field.languagePair" }),
            options: program.languagePairs.map((value) => ({
              value,
              label: intl.formatMessage({ id: `exams.pair.${value}` }),
            })),
          },
          verdict: {
            label: intl.formatMessage({ id: "applications.field.result" }),
            options: VERDICTS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `applications.verdict.${value}` }),
            })),
          },
        }}
        columns={applicantColumns(intl, open)}
        rowName={({ name }) => name}
        result={{
          rows: found?.items,
          totalCount: found?.totalCount,
          hasMore: found?.hasMore,
          exactCount: exact?.applicants.exactCount,
          fetching,
          failure: error && !found ? intl.formatMessage({ id: "applicants.failed" }) : null,
          onRetry: again,
        }}
        empty={<FormattedMessage id="applicants.empty" />}
        exporting={{
          list: "applicants",
          filter: { ...filter, programId },
          words: exportedWords(intl, program),
        }}
        actions={[
          {
            key: "attended",
            label: <FormattedMessage id="applicants.act.attended" />,
            run: attend(true),
          },
          { key: "noShow", label: <FormattedMessage id="applicants.act.noShow" />, run: attend(false) },
          {
            key: "write",
            label: <FormattedMessage id="applicants.act.write" />,
            run: async (selection) => {
              writeTo(await idsOf(selection));
              return false;
            },
          },
        ]}
      />
      {opened ? (
        <ApplicantDialog
          key={`${opened.id} ${opened.version}`}
          applicant={opened}
          isExam={isExam}
          onClose={(changed) => {
            open(null);
            if (changed) again();
          }}
        />
      ) : null}
      {written ? <WriteDialog programId={programId} ids={written} onClose={() => writeTo(null)} /> : null}
    </>
  );
}
