// The columns and filters of the office's lists of programs: what it is, when, what people see of it, how
// full it is, and what can be done with it.

import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { PROGRAM_FILTERS } from "#schema/validation/programs/program-filters.ts";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Moment } from "#web/components/Moment.tsx";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import type { ManagedProgramListQuery } from "#web/gql/program-office.ts";
import { formatDate, formatLastDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programEditPath } from "#web/paths.ts";
import { ProgramMarks } from "./ProgramMarks.tsx";
import { ProgramMenu } from "./ProgramMenu.tsx";
import { ProgramStatus } from "./ProgramStatus.tsx";

const { kind, ...WITHOUT_KIND } = PROGRAM_FILTERS;

const ofKinds = (kinds: ProgramOffice["kinds"]): typeof PROGRAM_FILTERS => {
  const options = kind.options.filter(({ value }) => kinds.includes(value));
  return { ...PROGRAM_FILTERS, kind: { ...kind, options } };
};

/** The list of a part of the office. One kind is no choice. The newest date comes first, in the trash what was put there last. */
export const programsList = ({ id, kinds }: ProgramOffice) =>
  defineList({
    name: id,
    filters: kinds.length > 1 ? ofKinds(kinds) : WITHOUT_KIND,
    sorts: ["EVENT"],
    sort: { by: "EVENT", descending: true },
    columns: ["title", "event", "window", "state", "seats", "actions"],
  });

export type ListedProgram = ManagedProgramListQuery["managedPrograms"]["items"][number];

/** @param onChanged something happened to one: the list has to be read again */
export function useProgramColumns(
  office: ProgramOffice,
  onChanged: () => void,
): readonly ListColumn<ListedProgram>[] {
  const intl = useIntl();
  const language = useLanguage();
  const heading = (column: "title" | "event" | "window" | "state" | "seats") => ({
    key: column,
    heading: intl.formatMessage({ id: `program-office.column.${column}` }),
  });
  return [
    {
      ...heading("title"),
      cell: (program) => (
        <>
          <ProgramMarks program={program} withKind={office.kinds.length > 1} />
          <Link to={programEditPath(office, program.id)}>
            <Localized text={program.title} />
          </Link>
        </>
      ),
    },
    {
      ...heading("event"),
      cell: ({ startsAt, endsAt }) => {
        const isOneDay = formatDate(language, startsAt) === formatLastDay(language, endsAt);
        return (
          <>
            <Moment at={startsAt} />
            {isOneDay ? null : (
              <>
                {" – "}
                <time dateTime={endsAt}>{formatLastDay(language, endsAt)}</time>
              </>
            )}
          </>
        );
      },
    },
    {
      ...heading("window"),
      cell: ({ applyFrom, applyTo }) =>
        applyFrom === null ? (
          <FormattedMessage id="program-office.row.noWindow" />
        ) : (
          <>
            <time dateTime={applyFrom}>{formatDate(language, applyFrom)}</time>
            {" – "}
            {applyTo === null ? null : <time dateTime={applyTo}>{formatLastDay(language, applyTo)}</time>}
          </>
        ),
    },
    {
      ...heading("state"),
      cell: (program) => <ProgramStatus program={program} />,
      isStatus: true,
    },
    {
      ...heading("seats"),
      cell: ({ seatsTaken, capacity }) => (
        <>
          <FormattedNumber value={seatsTaken} />
          {capacity === null ? null : (
            <>
              {" / "}
              <FormattedNumber value={capacity} />
            </>
          )}
        </>
      ),
      isNumber: true,
    },
    {
      key: "actions",
      heading: intl.formatMessage({ id: "list.actions" }),
      cell: (program) => <ProgramMenu office={office} program={program} onChanged={onChanged} />,
      isAct: "menu",
    },
  ];
}
