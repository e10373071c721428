// The list itself, and what can be done with chosen rows or everything it is narrowed to.
import { FormattedMessage, useIntl } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { useNewMailing } from "#web/components/mailings/use-new-mailing.ts";
import { useApplicantsCountQuery, useApplicantsQuery } from "#web/gql/applicants.ts";
import { useGroupsOfProgramQuery } from "#web/gql/groups.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { ApplicantDialog } from "./ApplicantDialog.tsx";
import { applicantColumns } from "./applicant-columns.tsx";
import { exportedWords, filterOptions } from "./applicant-words.ts";
import { type ApplicantsProgram, useApplicantsList } from "./applicants-list.ts";
import { useAttendanceActions } from "./use-attendance-actions.tsx";
import { useOpenedApplicant } from "./use-opened-applicant.ts";

interface ApplicantListProps {
  program: ApplicantsProgram;
  /** Seats were taken or freed: what is counted above the list is asked for again. */
  onChanged: () => void;
}

export function ApplicantList({ program, onChanged }: ApplicantListProps) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const list = useApplicantsList(program);
  const { filter } = list.address;
  const begin = useNewMailing();
  const programId = program.id;
  const [{ data: ofProgram }] = useGroupsOfProgramQuery({ variables: { programId } });
  const asked = useApplicantsQuery({
    variables: { programId, ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useApplicantsCountQuery({
    variables: { programId, filter },
    pause: asked[0].data?.applicants.hasMore !== true,
  });
  const result = useListResult(asked, ({ applicants }) => applicants, exact?.applicants.exactCount);
  const again = () => {
    result.onRetry();
    onChanged();
  };
  const { opened, open } = useOpenedApplicant(result.rows);
  const attendance = useAttendanceActions({ program, filter, onDone: again });
  return (
    <>
      <OfficeList
        list={list}
        caption={intl.formatMessage({ id: "applicants.title" })}
        options={filterOptions(intl, program, ofProgram?.groupsOfProgram ?? [])}
        columns={applicantColumns(intl, open)}
        rowName={({ name }) => name}
        result={result}
        empty={<FormattedMessage id="applicants.empty" />}
        exporting={{
          list: "applicants",
          filter: { programId },
          words: exportedWords(intl, program),
        }}
        actions={[
          ...attendance,
          {
            key: "write",
            label: <FormattedMessage id="applicants.act.write" />,
            run: async (selection) => {
              const ids = selection.kind === "some" ? [...selection.ids] : null;
              await begin({ programId, applicants: filter, ids });
              return false;
            },
          },
        ]}
      />
      {opened ? (
        <ApplicantDialog
          key={`${opened.applicant.id} ${opened.applicant.version}`}
          {...opened}
          onStep={open}
          programId={programId}
          isExam={program.kind === "KITEC"}
          isComputed={program.hasComputedResults}
          isLocked={program.areScoresLocked}
          startsAt={program.startsAt}
          onChanged={again}
          onClose={(changed) => {
            open(null);
            if (changed) again();
          }}
        />
      ) : null}
    </>
  );
}
