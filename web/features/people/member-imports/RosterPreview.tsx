// A roster that was read: what its columns say, what would become of it, and the buttons that import and delete it.
import { Button, Group, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useClient } from "urql";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { guessRoster, ROSTER_FIELDS, type RosterField } from "#schema/validation/people/rosters.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { type Columns, ColumnsTable } from "#web/components/files/ColumnsTable.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Section } from "#web/components/Section.tsx";
import {
  type MemberImportFragment,
  RosterPlanDocument,
  type RosterPlanQuery,
  useDeleteMemberImportMutation,
  useStartMemberImportMutation,
} from "#web/gql/member-imports.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { PlanTables } from "./PlanTables.tsx";
import { rowsOf } from "./roster-rows.ts";
import { useTriedColumns } from "./use-tried-columns.ts";

export function RosterPreview({
  roster,
  imported,
  onChanged,
}: {
  roster: MemberImportFragment;
  /** Changes when another roster was imported or undone: a dry run from before says nothing any more. */
  imported: string;
  onChanged: () => void;
}) {
  const intl = useIntl();
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
  const [isAsking, setAsking] = useState(false);
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
  const discard = () => {
    setAsking(false);
    return run(async () => {
      const result = await remove({ id });
      if (!result.error) {
        tried.forget();
        onChanged();
      }
      return result;
    });
  };
  const choices = ROSTER_FIELDS.map((value) => ({
    value,
    label: intl.formatMessage({ id: `member-import.field.${value}` }),
  }));
  return (
    <Section title={roster.fileName || <FormattedMessage id="member-import.unnamed" />} gap={12}>
      <Text c="var(--ink-2)">
        <FormattedMessage id="member-import.columns" values={{ total: roster.total }} />
      </Text>
      <ColumnsTable
        rows={rows}
        columns={{ head, fields }}
        choices={choices}
        onHead={(row) => change(wide(row, guessRoster(rows[row] ?? []), width))}
        onField={(at, field) =>
          change({ head, fields: fields.map((one, index) => (index === at ? field : one)) })
        }
      />
      {code === null ? null : (
        <Text role="alert" c="var(--bad)">
          <FormattedMessage id={errorMessageId(code)} />
        </Text>
      )}
      <Group gap={8}>
        <Button
          size="sm"
          variant={plan ? "outline" : "filled"}
          loading={pending}
          onClick={() => void tryOut()}
        >
          <FormattedMessage id="member-import.try" />
        </Button>
        {plan && plan.created + plan.updated > 0 ? (
          <Button size="sm" loading={pending} onClick={() => void begin()}>
            <FormattedMessage id="member-import.start" values={{ count: plan.created + plan.updated }} />
          </Button>
        ) : null}
        <Button size="sm" variant="subtle" color="bad" loading={pending} onClick={() => setAsking(true)}>
          <FormattedMessage id="member-import.delete" />
        </Button>
      </Group>
      {plan ? <PlanTables plan={plan} roster={{ id, head, fields }} /> : null}
      {isAsking ? (
        <ConfirmDialog
          title={<FormattedMessage id="member-import.deleteTitle" values={{ name: roster.fileName }} />}
          detail={<FormattedMessage id="member-import.deleteDetail" />}
          action={<FormattedMessage id="member-import.delete" />}
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}

/** Every column of the widest row has a choice. */
function wide(head: number, fields: MemberImportFragment["fields"], width: number): Columns<RosterField> {
  return { head, fields: Array.from({ length: width }, (_, at) => fields[at] ?? null) };
}
