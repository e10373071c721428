// Shows what taking a file of terms in would come to.
import { Box, Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { GlossaryImportOutcome } from "#web/gql/enums.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { ReadTerms, TermProblem } from "./checked-terms.ts";

export interface Preview extends ReadTerms {
  readonly outcomes: readonly GlossaryImportOutcome[];
}

const OUTCOMES = ["ADD", "CHANGE", "SAME"] as const;
/** Rows that are shown; the rest is counted. */
const SHOWN = 100;

export function ImportChanges({ preview: { rows, outcomes, problems } }: { preview: Preview }) {
  const counted = Map.groupBy(outcomes, (outcome) => outcome);
  const listed = rows
    .map((row, at) => ({ row, outcome: outcomes[at] ?? "SAME" }))
    .filter(({ outcome }) => outcome !== "SAME");
  return (
    <>
      <Text fw={600}>
        {OUTCOMES.map((outcome, at) => (
          <span key={outcome}>
            {at === 0 ? "" : " · "}
            <FormattedMessage
              id={`glossary-office.import.count.${outcome}`}
              values={{ count: counted.get(outcome)?.length ?? 0 }}
            />
          </span>
        ))}
      </Text>
      {problems.length === 0 ? null : <Problems problems={problems} />}
      {listed.length === 0 ? null : (
        <Table.ScrollContainer minWidth={0} type="native" mah={320} style={{ overflowY: "auto" }}>
          <Table className="longWords">
            <Table.Tbody>
              {listed.slice(0, SHOWN).map(({ row, outcome }) => (
                <Table.Tr key={JSON.stringify(row)}>
                  <Table.Td className="whole">
                    <FormattedMessage id={`glossary-office.import.outcome.${outcome}`} />
                  </Table.Td>
                  <Table.Td lang="ko">{row.ko}</Table.Td>
                  <Table.Td lang="en">{row.en}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {listed.length > SHOWN ? (
        <Text c="var(--ink-3)">
          <FormattedMessage id="glossary-office.import.more" values={{ count: listed.length - SHOWN }} />
        </Text>
      ) : null}
    </>
  );
}

function Problems({ problems }: { problems: readonly TermProblem[] }) {
  const title = useIntl().formatMessage({ id: "glossary-office.import.skipped" }, { count: problems.length });
  return (
    <div>
      <Text c="var(--warn)">{title}</Text>
      <ScrollRegion label={title} maxHeight="160px" isGroup>
        <Box component="ol" className="longWords" fz="sm">
          {problems.slice(0, SHOWN).map(({ at, field, code, words }) => (
            <li key={`${at} ${words}`}>
              <FormattedMessage
                id="glossary-office.import.problem"
                values={{
                  at,
                  field: <FormattedMessage id={`glossary-office.field.${field}`} />,
                  reason: <FormattedMessage id={errorMessageId(code)} />,
                  words,
                }}
              />
            </li>
          ))}
        </Box>
      </ScrollRegion>
      {problems.length > SHOWN ? (
        <Text c="var(--ink-3)">
          <FormattedMessage id="glossary-office.import.more" values={{ count: problems.length - SHOWN }} />
        </Text>
      ) : null}
    </div>
  );
}
