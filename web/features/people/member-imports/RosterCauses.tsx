// Shows what is wrong with the rows of a roster, by its cause, and all of it as a workbook.
import { Button, Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { ROSTER_FIELDS, type RosterField } from "#schema/validation/people/rosters.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { sayCause } from "./cause-words.ts";
import { fetchRosterProblems } from "./fetch-roster-problems.ts";
import type { Plan } from "./PlanTables.tsx";

export interface TriedRoster {
  readonly id: number;
  readonly head: number;
  readonly fields: readonly (RosterField | null)[];
}

type Causes = Plan["causes"];

/** The words of the workbook. */
function problemWords(intl: IntlShape, causes: Causes) {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const fields = ROSTER_FIELDS.map((field) => [field, say(`member-import.field.${field}`)]);
  const codes = causes.map((cause) => [`${cause.field} ${cause.code}`, sayCause(intl, cause)]);
  return {
    sheet: say("member-import.problems.sheet"),
    headings: (["line", "name", "column", "value", "problem", "outcome"] as const).map((column) =>
      say(`member-import.problem.${column}`),
    ),
    words: {
      ...Object.fromEntries([...fields, ...codes]),
      REFUSED: say("member-import.outcome.refused"),
      LEFT_OUT: say("member-import.outcome.leftOut"),
      TAKEN: say("member-import.outcome.taken"),
    },
  };
}

export function RosterCauses({ causes, roster }: { causes: Causes; roster: TriedRoster }) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const title = intl.formatMessage({ id: "member-import.causes" }, { count: causes.length });
  const download = async () => {
    setPending(true);
    const isSaved = await fetchRosterProblems({ ...roster, ...problemWords(intl, causes) });
    setPending(false);
    if (!isSaved) showToast({ kind: "bad", title: intl.formatMessage({ id: "errors.INTERNAL" }) });
  };
  return (
    <>
      <Group justify="space-between" gap={8}>
        <Text component="h3" fw={600}>
          {title}
        </Text>
        <Button size="sm" variant="outline" loading={pending} onClick={() => void download()}>
          <FormattedMessage id="member-import.problems.download" />
        </Button>
      </Group>
      <ScrollRegion label={title}>
        <Table fz="sm">
          <Table.Thead>
            <Table.Tr>
              {(["column", "problem", "outcome", "rows"] as const).map((column) => (
                <Table.Th key={column} scope="col">
                  <FormattedMessage id={`member-import.problem.${column}`} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {causes.map((cause) => (
              <Cause key={`${cause.field} ${cause.code} ${cause.isRefusal}`} cause={cause} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}

/** Examples of a cause that are shown; the workbook has all. */
const SHOWN = 5;

function Cause({ cause }: { cause: Causes[number] }) {
  const intl = useIntl();
  const { field, isRefusal, isWarning, count, examples } = cause;
  const shown = examples.slice(0, SHOWN);
  return (
    <Table.Tr>
      <Table.Td>
        <FormattedMessage id={`member-import.field.${field}`} />
      </Table.Td>
      <Table.Td>{sayCause(intl, cause)}</Table.Td>
      <Table.Td>
        <FormattedMessage
          id={`member-import.outcome.${isRefusal ? "refused" : isWarning ? "taken" : "leftOut"}`}
        />
      </Table.Td>
      <Table.Td>
        <FormattedMessage id="member-import.problem.count" values={{ count }} />
        {shown.map(({ line, name, value }) => (
          <Text key={line} size="sm" c="var(--ink-2)">
            <FormattedMessage id="member-import.line" values={{ line }} /> {name}
            {value === "" ? null : ` “${value}”`}
          </Text>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
