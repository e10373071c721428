// The dry run: what would become of the rows, what is wrong with some, and what others would change.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { RosterPlanQuery } from "#web/gql/member-imports.ts";
import { memberPath } from "#web/paths.ts";
import { RosterCauses, type TriedRoster } from "./RosterCauses.tsx";
import { useChangedWords } from "./use-changed-words.ts";

export type Plan = RosterPlanQuery["rosterPlan"];

export function PlanTables({ plan, roster }: { plan: Plan; roster: TriedRoster }) {
  const { created, updated, same, refused, noted, payments, withoutCountry, withoutJoined } = plan;
  const paid = plan.periods - plan.exempt;
  return (
    <>
      <Text role="status" fw={600}>
        <FormattedMessage
          id="member-import.plan"
          values={{ created, updated, same, refused, noted, paid, exempt: plan.exempt, payments }}
        />
      </Text>
      {withoutCountry + withoutJoined > 0 ? (
        <Text>
          <FormattedMessage id="member-import.assumed" values={{ withoutCountry, withoutJoined }} />
        </Text>
      ) : null}
      {plan.causes.length > 0 ? <RosterCauses causes={plan.causes} roster={roster} /> : null}
      {plan.changes.length > 0 ? <Changes plan={plan} /> : null}
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
