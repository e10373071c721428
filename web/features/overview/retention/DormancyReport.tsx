// Dormant accounts: whether the office has turned them on, how many are affected, and what the daily run did last (decision 241).
import { Table, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { RetentionQuery } from "#web/gql/retention.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MEMBERS_PATH, SETTINGS_PATH } from "#web/paths.ts";

const FIGURES = ["dormant", "toNotify", "due", "dueSoon", "closed", "closedInAll"] as const;

export function DormancyReport({ dormancy }: { dormancy: RetentionQuery["dormancy"] }) {
  const language = useLanguage();
  const { months, ranAt } = dormancy;
  return (
    <section aria-labelledby="dormancy-title">
      <Title order={2} id="dormancy-title" mt={40} mb={12}>
        <FormattedMessage id="retention.dormancy.title" />
      </Title>
      <Text maw={736}>
        <FormattedMessage
          id={months === null ? "retention.dormancy.off" : "retention.dormancy.on"}
          values={{
            months,
            settings: (words: ReactNode[]) => (
              <Link className="link" to={`${SETTINGS_PATH}#security`}>
                {words}
              </Link>
            ),
          }}
        />
      </Text>
      {months === null && dormancy.dormant === 0 ? null : (
        <>
          <Table mt={12} maw={480} className="figures" aria-labelledby="dormancy-title">
            <Table.Tbody>
              {FIGURES.map((name) => (
                <Line key={name} name={name}>
                  {dormancy[name] === null ? <Nothing /> : <FormattedNumber value={dormancy[name]} />}
                </Line>
              ))}
              <Line name="ranAt">
                {ranAt === null ? <FormattedMessage id="retention.never" /> : formatDateTime(language, ranAt)}
              </Line>
            </Table.Tbody>
          </Table>
          <Text mt={12}>
            <Link className="link" to={`${MEMBERS_PATH}?status=dormant`}>
              <FormattedMessage id="retention.dormancy.members" />
            </Link>
          </Text>
        </>
      )}
    </section>
  );
}

function Line({ name, children }: { name: (typeof FIGURES)[number] | "ranAt"; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <FormattedMessage id={`retention.dormancy.${name}`} />
      </Table.Th>
      <Table.Td ta="end">{children}</Table.Td>
    </Table.Tr>
  );
}
