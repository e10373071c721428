// The programs of a part of the office, one line each. On a phone a line becomes three.
import { FormattedMessage } from "react-intl";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import type { ManagedProgramListQuery } from "#web/gql/program-office.ts";
import { ManagedRow } from "./ManagedRow.tsx";
import styles from "./ManagedTable.module.css";

export type ListedProgram = ManagedProgramListQuery["managedPrograms"]["items"][number];

interface ManagedTableProps {
  office: ProgramOffice;
  programs: readonly ListedProgram[];
  labelledBy: string;
  busy: boolean;
  /** Something happened to one: the list has to be read anew. */
  onChanged: () => void;
}

const COLUMNS = ["title", "event", "window", "state", "seats"] as const;

export function ManagedTable({ office, programs, labelledBy, busy, onChanged }: ManagedTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy} aria-busy={busy}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <FormattedMessage id={`program-office.column.${column}`} />
            </th>
          ))}
          <th scope="col">
            <span className="spoken">
              <FormattedMessage id="program-office.column.actions" />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {programs.map((program) => (
          <ManagedRow key={program.id} office={office} program={program} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  );
}
