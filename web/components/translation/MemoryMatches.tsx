// Paragraphs translated before that are like the current one, the most similar first, with what differs.
import { Box, Button, Group, Text } from "@mantine/core";
import { mdiAlertOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { codedLine } from "#schema/validation/core/translation/codes.ts";
import type { Segment } from "#schema/validation/core/translation/segments.ts";
import { StateWord } from "#web/components/StateWord.tsx";
import { ChangedLine } from "#web/components/versions/ChangedLine.tsx";
import { CodedPieces } from "./CodedWords.tsx";
import { targetOf } from "./match-target.ts";
import type { Match } from "./use-matches.ts";

interface MemoryMatchesProps {
  /** The Korean they are like, whose codes each of them gets. */
  ko: Segment | null;
  matches: readonly Match[];
  /** Which of them the key takes. */
  next: Match | null;
  onTake: (match: Match) => void;
}

export function MemoryMatches({ ko: korean, matches, next, onTake }: MemoryMatchesProps) {
  const intl = useIntl();
  const words = {
    kind: () => null,
    spoken: (kind: "ADDED" | "REMOVED" | "SAME") =>
      intl.formatMessage({ id: "versions.changes.spoken" }, { kind }),
  };
  if (matches.length === 0) return null;
  return (
    <div>
      <Text component="h3" fz="sm" fw={600} c="var(--ink-3)">
        <FormattedMessage id="translation.memory" />
      </Text>
      <ol>
        {matches.map((match) => {
          const { ko, en, similarity, place, differences, isQuestioned } = match;
          return (
            <Group
              key={`${ko} ${en}`}
              component="li"
              gap="4px 12px"
              py={6}
              wrap="nowrap"
              align="start"
              className="lineAbove"
            >
              <Text span fz="sm" fw={600} miw={44}>
                {intl.formatNumber(Math.floor(similarity * 100) / 100, { style: "percent" })}
              </Text>
              <Box flex={1} miw={0}>
                {similarity === 1 ? null : (
                  <ChangedLine
                    line={{ kind: "CHANGED", role: "PARAGRAPH", words: differences }}
                    lang="ko"
                    words={words}
                  />
                )}
                <Text lang="en" fz="0.9375rem">
                  <Taken match={match} ko={korean} />
                </Text>
                {isQuestioned ? (
                  <StateWord icon={mdiAlertOutline} tone="warn">
                    <FormattedMessage id="translation.questioned" />
                  </StateWord>
                ) : null}
                <Text fz="xs" c="var(--ink-3)">
                  <FormattedMessage id={`translation.from.${place}`} />
                </Text>
              </Box>
              <Button
                size="compact-sm"
                variant="outline"
                {...(match === next ? { "aria-keyshortcuts": "F9" } : {})}
                onClick={() => onTake(match)}
              >
                <FormattedMessage id={match === next ? "translation.takeNext" : "translation.take"} />
              </Button>
            </Group>
          );
        })}
      </ol>
    </div>
  );
}

/** What it puts in. */
function Taken({ match, ko }: { match: Match; ko: Segment | null }) {
  const target = targetOf(match, ko);
  if (typeof target === "string" || ko === null) return match.en;
  return <CodedPieces line={target} codes={codedLine(ko.inline).codes} />;
}
