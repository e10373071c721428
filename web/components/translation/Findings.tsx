// Shows what the checks saw in a paragraph and its English. Each is a question: it is mended in the text, or answered.
import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { Finding } from "#schema/validation/core/translation/checks.ts";

interface FindingsProps {
  findings: readonly Finding[];
  onAnswer: (answers: readonly string[]) => void;
}

export function Findings({ findings, onAnswer }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.map(({ rule, ko, en, answer }) => (
        <Group key={answer} component="li" gap="4px 12px" py={4} className="lineAbove">
          <Text span fz="sm" fw={600}>
            <FormattedMessage id={`translation.check.${rule}`} />
          </Text>
          {ko === "" ? null : (
            <Text span fz="sm">
              {rule === "names" || rule === "terms" ? (
                <b lang="ko">{ko}</b>
              ) : (
                <FormattedMessage id="translation.onlyKo" values={{ words: <b lang="ko">{ko}</b> }} />
              )}
            </Text>
          )}
          {en === "" ? null : (
            <Text span fz="sm">
              <FormattedMessage
                id={rule === "names" || rule === "terms" ? "translation.expected" : "translation.onlyEn"}
                values={{ words: <b lang="en">{en}</b> }}
              />
            </Text>
          )}
          <Button size="compact-sm" variant="subtle" onClick={() => onAnswer([answer])}>
            <FormattedMessage id="translation.right" />
          </Button>
        </Group>
      ))}
    </ul>
  );
}
