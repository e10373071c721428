// Shows whom a mailing reaches as it is: how many get it, in which language, how many get none and why; and
// who they are, each with the mailing as they would read it.
import { Button, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { LeftOut, MailingPurpose } from "#web/gql/enums.ts";
import {
  type EditedMailingFragment,
  type MailingCountsQuery,
  useMailingCountsQuery,
} from "#web/gql/mailings.ts";
import { MailingPersonList } from "./MailingPersonList.tsx";
import { MailingStates } from "./MailingStates.tsx";
import { useMailingStates } from "./use-mailing-states.ts";

type Count = MailingCountsQuery["mailingCounts"][number];

/** Those who get it. */
const REACHED = "REACHED";

interface MailingPeopleProps {
  mailing: EditedMailingFragment;
  /** As it is in the form. */
  purpose: MailingPurpose;
}

export function MailingPeople({ mailing, purpose }: MailingPeopleProps) {
  const intl = useIntl();
  const [shown, show] = useState<LeftOut | typeof REACHED | null>(null);
  const { id, textEn } = mailing;
  const [{ data }, ask] = useMailingCountsQuery({
    variables: { id, purpose },
    requestPolicy: "cache-and-network",
  });
  const states = useMailingStates(mailing, () => ask({ requestPolicy: "network-only" }));
  if (!data) return null;
  const counts = data.mailingCounts;
  const reached = sumOf(counts, ({ leftOut }) => leftOut === null);
  const english = sumOf(counts, ({ leftOut, language }) => leftOut === null && language === "EN");
  const reasons = [...new Set(counts.flatMap(({ leftOut }) => leftOut ?? []))];
  const tabs = [REACHED, ...reasons] as const;
  return (
    <Section title={<FormattedMessage id="mailings.people" />}>
      <MailingStates {...states} onChoose={(chosen) => void states.onChoose(chosen)} />
      <Stack gap={4}>
        <Text fw={600} role="status">
          <FormattedMessage id="mailings.reached" values={{ count: reached, english }} />
        </Text>
        {english > 0 && textEn === "" ? (
          <Text c="var(--warn)" fz="sm">
            <FormattedMessage id="mailings.noEnglish" values={{ count: english }} />
          </Text>
        ) : null}
        {reasons.map((reason) => (
          <Text key={reason} fz="sm" c="var(--ink-2)">
            <FormattedMessage
              id={`mailings.leftOut.${reason}`}
              values={{ count: sumOf(counts, ({ leftOut }) => leftOut === reason) }}
            />
          </Text>
        ))}
      </Stack>
      {!mailing.canSeePeople ? null : shown === null ? (
        <Button variant="outline" size="sm" className="ownWidth" onClick={() => show(REACHED)}>
          <FormattedMessage id="mailings.people.show" />
        </Button>
      ) : (
        <>
          <SegmentedControl
            aria-label={intl.formatMessage({ id: "mailings.people" })}
            orientation={tabs.length > 3 ? "vertical" : "horizontal"}
            className="ownWidth"
            value={shown}
            onChange={(value) => show(tabs.find((tab) => tab === value) ?? REACHED)}
            data={tabs.map((value) => ({
              value,
              label: intl.formatMessage({ id: `mailings.fate.${value}` }),
            }))}
          />
          <MailingPersonList
            key={`${shown} ${purpose} ${mailing.version} ${reached}`}
            id={id}
            purpose={purpose}
            leftOut={shown === REACHED ? null : shown}
            total={sumOf(counts, ({ leftOut }) => leftOut === (shown === REACHED ? null : shown))}
          />
        </>
      )}
    </Section>
  );
}

const sumOf = (counts: readonly Count[], is: (count: Count) => boolean) =>
  counts.reduce((sum, count) => sum + (is(count) ? count.count : 0), 0);
