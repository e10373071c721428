// Shows which paragraph it is, and what it waits for. Screen readers announce it whenever it changes.

import { Button, Group, Text } from "@mantine/core";
import { mdiAlertOutline, mdiCheck, mdiCircleOutline, mdiHelpCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { lackingCodes } from "#schema/validation/core/translation/codes.ts";
import { StateWord } from "#web/components/StateWord.tsx";
import { CodedWords } from "./CodedWords.tsx";
import type { Questioned } from "./questioned.ts";

const LOOKS = {
  UNTRANSLATED: { icon: mdiCircleOutline, tone: "warn" },
  LEFT: { icon: mdiCheck, tone: "quiet" },
  CHANGED: { icon: mdiAlertOutline, tone: "warn" },
  GONE: { icon: mdiAlertOutline, tone: "warn" },
  ADDED: { icon: null, tone: "quiet" },
  DONE: { icon: mdiCheck, tone: "ok" },
  ASKED: { icon: mdiHelpCircleOutline, tone: "now" },
} as const;

interface ParagraphStatusProps {
  questioned: Questioned;
  place: number;
  all: number;
  /** The version since which it waits; null: it was saved in none. */
  since: number | null;
  /** What says that all of it is right so; none where nothing is asked. */
  right: readonly string[];
  onCode: () => void;
  onAnswer: (answers: readonly string[]) => void;
}

export function ParagraphStatus({
  questioned,
  place,
  all,
  since,
  right,
  onCode,
  onAnswer,
}: ParagraphStatusProps) {
  const { paragraph, findings, terms } = questioned;
  const { ko, en, state, was } = paragraph;
  const missing = new Set(ko === null || en === null ? [] : lackingCodes(ko, en));
  const shown = state === "DONE" && findings.length > 0 ? "ASKED" : state;
  return (
    <div>
      <Group gap="4px 16px" justify="space-between">
        <Group role="status" gap="4px 16px">
          <Text span fz="sm" fw={600}>
            <FormattedMessage id="translation.place" values={{ place, all }} />
          </Text>
          <StateWord {...LOOKS[shown]}>
            <FormattedMessage id={`translation.state.${shown}`} />
          </StateWord>
        </Group>
        {right.length === 0 ? null : (
          <Button
            size="compact-sm"
            variant="outline"
            aria-keyshortcuts="Shift+F9"
            onClick={() => onAnswer(right)}
          >
            <FormattedMessage
              id={state === "CHANGED" || state === "GONE" ? "translation.stillRight" : "translation.allRight"}
            />
          </Button>
        )}
      </Group>
      {ko === null ? null : (
        <Text lang="ko" mt={4} lineClamp={3}>
          <CodedWords of={ko} missing={missing} />
        </Text>
      )}
      {missing.size === 0 ? null : (
        <Button size="compact-sm" variant="subtle" aria-keyshortcuts="Control+," onClick={onCode}>
          <FormattedMessage id="translation.code.insert" values={{ count: missing.size }} />
        </Button>
      )}
      {was === null ? null : (
        <Text mt={4} fz="sm" c="var(--ink-3)">
          <FormattedMessage id="translation.was" values={{ was: <span lang="ko">{was}</span> }} />
        </Text>
      )}
      {terms.length === 0 ? null : (
        <Text mt={4} fz="sm">
          <FormattedMessage
            id="translation.terms"
            values={{
              terms: [...new Set(terms.map(({ ko: term, en }) => `${term} = ${en.join(" / ")}`))].join(", "),
            }}
          />
        </Text>
      )}
      {since == null ? null : (
        <Text mt={4} fz="sm" c="var(--ink-3)">
          <FormattedMessage id="translation.since" values={{ since }} />
        </Text>
      )}
    </div>
  );
}
