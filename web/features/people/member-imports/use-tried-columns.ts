// The columns that a roster was tried with are in the address, so that its dry run survives a reload and can
// be sent to a colleague.
import { useSearchParams } from "react-router-dom";
import { ROSTER_FIELDS, type RosterField } from "#schema/validation/people/rosters.ts";
import type { Columns } from "#web/components/files/ColumnsTable.tsx";

const ROSTER = "roster";
const HEAD = "head";
const COLUMNS = "columns";

const fieldNamed = (name: string): RosterField | null =>
  ROSTER_FIELDS.find((field) => field === name) ?? null;

export function useTriedColumns(id: number) {
  const [params, setParams] = useSearchParams();
  const isTried = params.get(ROSTER) === String(id);
  const write = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const key of [ROSTER, HEAD, COLUMNS]) next.delete(key);
    for (const [key, value] of Object.entries(values)) next.set(key, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const columns: Columns<RosterField> | null = isTried
    ? {
        head: Math.max(0, Number(params.get(HEAD)) || 0),
        fields: (params.get(COLUMNS) ?? "").split(",").map(fieldNamed),
      }
    : null;
  return {
    /** Null: it was not tried yet. */
    columns,
    remember: ({ head, fields }: Columns<RosterField>) =>
      write({
        [ROSTER]: String(id),
        [HEAD]: String(head),
        [COLUMNS]: fields.map((field) => field ?? "").join(","),
      }),
    forget: () => {
      if (isTried) write({});
    },
  };
}
