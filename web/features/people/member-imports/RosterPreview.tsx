// A roster that was read: what its columns say, what would become of it, and the buttons that import and delete it.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ROSTER_FIELDS } from "#schema/validation/people/rosters.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { ColumnsTable } from "#web/components/files/ColumnsTable.tsx";
import { Section } from "#web/components/Section.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { PlanTables } from "./PlanTables.tsx";
import { type ShownRoster, useRosterPlan } from "./use-roster-plan.ts";

export function RosterPreview(shown: ShownRoster) {
  const { roster } = shown;
  const intl = useIntl();
  const run = useRosterPlan(shown);
  const { rows, columns, plan, code, pending } = run;
  const [isAsking, setAsking] = useState(false);
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
        columns={columns}
        choices={choices}
        onHead={run.chooseHead}
        onField={run.chooseField}
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
          onClick={() => void run.tryOut()}
        >
          <FormattedMessage id="member-import.try" />
        </Button>
        {plan && plan.created + plan.updated > 0 ? (
          <Button size="sm" loading={pending} onClick={() => void run.begin()}>
            <FormattedMessage id="member-import.start" values={{ count: plan.created + plan.updated }} />
          </Button>
        ) : null}
        <Button size="sm" variant="subtle" color="bad" loading={pending} onClick={() => setAsking(true)}>
          <FormattedMessage id="member-import.delete" />
        </Button>
      </Group>
      {plan ? <PlanTables plan={plan} roster={{ id: roster.id, ...columns }} /> : null}
      {isAsking ? (
        <ConfirmDialog
          title={<FormattedMessage id="member-import.deleteTitle" values={{ name: roster.fileName }} />}
          detail={<FormattedMessage id="member-import.deleteDetail" />}
          action={<FormattedMessage id="member-import.delete" />}
          onConfirm={() => {
            setAsking(false);
            void run.discard();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}
