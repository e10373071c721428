// Whom a letter reaches as it is: how many get it, in which language, how many get none and why; and who they are, each with the letter
// as they would read it.
import { Button, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { LeftOut, LetterPurpose } from "#web/gql/enums.ts";
import { type EditedLetterFragment, type LetterCountsQuery, useLetterCountsQuery } from "#web/gql/letters.ts";
import { LetterPersonList } from "./LetterPersonList.tsx";
import { LetterStates } from "./LetterStates.tsx";
import { useLetterStates } from "./use-letter-states.ts";

type Count = LetterCountsQuery["letterCounts"][number];

/** Those who get it. */
const REACHED = "REACHED";

interface LetterPeopleProps {
  letter: EditedLetterFragment;
  /** As it is in the form. */
  purpose: LetterPurpose;
}

export function LetterPeople({ letter, purpose }: LetterPeopleProps) {
  const intl = useIntl();
  const [shown, show] = useState<LeftOut | typeof REACHED | null>(null);
  const { id, textEn } = letter;
  const [{ data }, ask] = useLetterCountsQuery({
    variables: { id, purpose },
    requestPolicy: "cache-and-network",
  });
  const states = useLetterStates(letter, () => ask({ requestPolicy: "network-only" }));
  if (!data) return null;
  const counts = data.letterCounts;
  const reached = sumOf(counts, ({ leftOut }) => leftOut === null);
  const english = sumOf(counts, ({ leftOut, language }) => leftOut === null && language === "EN");
  const reasons = [...new Set(counts.flatMap(({ leftOut }) => leftOut ?? []))];
  const tabs = [REACHED, ...reasons] as const;
  return (
    <Section title={<FormattedMessage id="letters.people" />}>
      <LetterStates {...states} onChoose={(chosen) => void states.onChoose(chosen)} />
      <Stack gap={4}>
        <Text fw={600} role="status">
          <FormattedMessage id="letters.reached" values={{ count: reached, english }} />
        </Text>
        {english > 0 && textEn === "" ? (
          <Text c="var(--warn)" fz="sm">
            <FormattedMessage id="letters.noEnglish" values={{ count: english }} />
          </Text>
        ) : null}
        {reasons.map((reason) => (
          <Text key={reason} fz="sm" c="var(--ink-2)">
            <FormattedMessage
              id={`letters.leftOut.${reason}`}
              values={{ count: sumOf(counts, ({ leftOut }) => leftOut === reason) }}
            />
          </Text>
        ))}
      </Stack>
      {!letter.canSeePeople ? null : shown === null ? (
        <Button variant="outline" size="sm" className="ownWidth" onClick={() => show(REACHED)}>
          <FormattedMessage id="letters.people.show" />
        </Button>
      ) : (
        <>
          <SegmentedControl
            aria-label={intl.formatMessage({ id: "letters.people" })}
            orientation={tabs.length > 3 ? "vertical" : "horizontal"}
            className="ownWidth"
            value={shown}
            onChange={(value) => show(tabs.find((tab) => tab === value) ?? REACHED)}
            data={tabs.map((value) => ({
              value,
              label: intl.formatMessage({ id: `letters.fate.${value}` }),
            }))}
          />
          <LetterPersonList
            key={`${shown} ${purpose} ${letter.version} ${reached}`}
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
