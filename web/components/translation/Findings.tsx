// Shows what the checks saw in a paragraph and its English. Each is a question: it is mended in the text, or answered.
import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { CheckRule, Finding } from "#schema/validation/core/translation/checks.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** What its English side is; what only the English says, where nothing else is said here. */
const SAID_OF_ENGLISH: Readonly<Partial<Record<CheckRule, MessageId>>> = {
  names: "translation.expected",
  terms: "translation.expected",
  codes: "translation.code.doubled",
};

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
                <FormattedMessage
                  id={rule === "codes" ? "translation.code.missing" : "translation.onlyKo"}
                  values={{ words: <b lang="ko">{ko}</b> }}
                />
              )}
            </Text>
          )}
          {en === "" ? null : (
            <Text span fz="sm">
              <FormattedMessage
                id={SAID_OF_ENGLISH[rule] ?? "translation.onlyEn"}
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
