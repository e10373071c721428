// The dry run: what would become of the rows, what is wrong with some, and what others would change.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { isFieldCode } from "#schema/validation/codes.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { RosterPlanQuery } from "#web/gql/member-imports.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { memberPath } from "#web/paths.ts";
import { useChangedWords } from "./use-changed-words.ts";

type Plan = RosterPlanQuery["rosterPlan"];

export function PlanTables({ plan }: { plan: Plan }) {
  const { created, updated, same, refused, periods, payments } = plan;
  return (
    <>
      <Text role="status" fw={600}>
        <FormattedMessage
          id="member-import.plan"
          values={{ created, updated, same, refused, periods, payments }}
        />
      </Text>
      {plan.refusals.length > 0 ? <Refusals plan={plan} /> : null}
      {plan.changes.length > 0 ? <Changes plan={plan} /> : null}
    </>
  );
}

function Refusals({ plan: { refusals, refused } }: { plan: Plan }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "member-import.refusals" }, { count: refused });
  return (
    <>
      <Text component="h3" fw={600}>
        {title}
      </Text>
      <ScrollRegion label={title}>
        <Table fz="sm">
          <Table.Tbody>
            {refusals.map(({ line, name, field, code }) => (
              <Table.Tr key={`${line} ${field}`}>
                <Table.Td>
                  <FormattedMessage id="member-import.line" values={{ line }} />
                </Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>
                  <FormattedMessage id={`member-import.field.${field}`} />
                </Table.Td>
                <Table.Td>
                  <FormattedMessage id={errorMessageId(isFieldCode(code) ? code : "MONTH_CLOSED")} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}

function Changes({ plan: { changes, updated } }: { plan: Plan }) {
  const intl = useIntl();
  const say = useChangedWords();
  const title = intl.formatMessage({ id: "member-import.changes" }, { count: updated });
  return (
    <>
      <Text component="h3" fw={600}>
        {title}
      </Text>
      <ScrollRegion label={title}>
        <Table fz="sm">
          <Table.Tbody>
            {changes.map(({ line, memberId, name, before, after }) => (
              <Table.Tr key={line}>
                <Table.Td>
                  <FormattedMessage id="member-import.line" values={{ line }} />
                </Table.Td>
                <Table.Td>
                  <Link to={memberPath(memberId)}>{name}</Link>
                </Table.Td>
                <Table.Td>
                  {say(before, after).map(({ label, from, to }) => (
                    <div key={label}>
                      {label}: <del>{from}</del> → <ins>{to}</ins>
                    </div>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}
