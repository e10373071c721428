// A dry run of a roster: its columns as they were chosen, what would become of it, and what imports and deletes it.
import { useEffect, useEffectEvent, useState } from "react";
import { useClient } from "urql";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { guessRoster, type RosterField } from "#schema/validation/people/rosters.ts";
import type { Columns } from "#web/components/files/ColumnsTable.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type MemberImportFragment,
  RosterPlanDocument,
  type RosterPlanQuery,
  useDeleteMemberImportMutation,
  useStartMemberImportMutation,
} from "#web/gql/member-imports.ts";
import { rowsOf } from "./roster-rows.ts";
import { useTriedColumns } from "./use-tried-columns.ts";

export interface ShownRoster {
  readonly roster: MemberImportFragment;
  /** Changes when another roster was imported or undone: a dry run from before says nothing any more. */
  readonly imported: string;
  readonly onChanged: () => void;
}

export function useRosterPlan({ roster, imported, onChanged }: ShownRoster) {
  const client = useClient();
  const rows = rowsOf(roster.firstRows);
  const width = Math.max(...rows.map((row) => row.length));
  const tried = useTriedColumns(roster.id);
  const [{ head, fields }, setColumns] = useState(() =>
    tried.columns
      ? wide(tried.columns.head, tried.columns.fields, width)
      : wide(roster.head, roster.fields, width),
  );
  const [found, setFound] = useState<{
    readonly plan: RosterPlanQuery["rosterPlan"];
    readonly imported: string;
  } | null>(null);
  const plan = found?.imported === imported ? found.plan : null;
  const [code, setCode] = useState<ReturnType<typeof refusalOf>["code"] | FieldCode | null>(null);
  const [pending, setPending] = useState(false);
  const [, start] = useStartMemberImportMutation();
  const [, remove] = useDeleteMemberImportMutation();
  const id = roster.id;
  const change = (columns: Columns<RosterField>) => {
    setColumns(columns);
    setFound(null);
    setCode(null);
    tried.forget();
  };
  const run = async (work: () => Promise<{ error?: Parameters<typeof refusalOf>[0] | undefined }>) => {
    setPending(true);
    const { error } = await work();
    setPending(false);
    if (!error) return setCode(null);
    const refusal = refusalOf(error);
    return setCode(refusal.fields?.fields?.[0] ?? refusal.code);
  };
  const tryOut = () =>
    run(async () => {
      const variables = { id, head, fields };
      const result = await client
        .query(RosterPlanDocument, variables, { requestPolicy: "network-only" })
        .toPromise();
      setFound(result.data ? { plan: result.data.rosterPlan, imported } : null);
      if (result.data) tried.remember({ head, fields });
      return result;
    });
  const tryAgain = useEffectEvent(() => void tryOut());
  const wasTried = tried.columns !== null && plan === null && code === null;
  useEffect(() => {
    if (wasTried) tryAgain();
  }, [wasTried]);
  const begin = () =>
    run(async () => {
      const result = await start({ id, head, fields });
      if (!result.error) onChanged();
      return result;
    });
  const discard = () =>
    run(async () => {
      const result = await remove({ id });
      if (!result.error) {
        tried.forget();
        onChanged();
      }
      return result;
    });
  const chooseHead = (row: number) => change(wide(row, guessRoster(rows[row] ?? []), width));
  const chooseField = (at: number, field: RosterField | null) =>
    change({ head, fields: fields.map((one, index) => (index === at ? field : one)) });
  return {
    rows,
    columns: { head, fields },
    plan,
    code,
    pending,
    chooseHead,
    chooseField,
    tryOut,
    begin,
    discard,
  };
}

/** Every column of the widest row has a choice. */
function wide(head: number, fields: MemberImportFragment["fields"], width: number): Columns<RosterField> {
  return { head, fields: Array.from({ length: width }, (_, at) => fields[at] ?? null) };
}
