// Shows what each person of the office looked at and took away in a month. What is out of the ordinary is set in bold.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { MANY_ROWS, OFFICE_HOURS } from "#schema/validation/people/access-reviews.ts";
import { Section } from "#web/components/Section.tsx";
import type { AccessReviewFragment } from "#web/gql/access-review.ts";

const COLUMNS = ["looks", "lists", "views", "exports", "rows", "manyRows", "outOfHours"] as const;
const HIGHLIGHTED: ReadonlySet<(typeof COLUMNS)[number]> = new Set(["manyRows", "outOfHours"]);

export function AccessPeople({ people }: { people: AccessReviewFragment["people"] }) {
  const label = useIntl().formatMessage({ id: "access-review.people" });
  return (
    <Section title={label} hint={<FormattedMessage id="access-review.people.hint" />}>
      {people.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="access-review.people.none" />
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={760} type="native" tabIndex={0} role="group" aria-label={label}>
          <Table className="figures">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>
                  <FormattedMessage id="access-review.column.name" />
                </Table.Th>
                {COLUMNS.map((name) => (
                  <Table.Th key={name} ta="end">
                    <FormattedMessage id={`access-review.column.${name}`} values={{ count: MANY_ROWS }} />
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map((person) => (
                <Table.Tr key={person.actorId}>
                  <Table.Th scope="row" className="longWords">
                    {person.name}
                  </Table.Th>
                  {COLUMNS.map((name) => (
                    <Table.Td
                      key={name}
                      ta="end"
                      {...(HIGHLIGHTED.has(name) && person[name] > 0 ? { fw: 700, c: "var(--warn)" } : {})}
                    >
                      <FormattedNumber value={person[name]} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="access-review.outOfHours" values={OFFICE_HOURS} />
      </Text>
    </Section>
  );
}
