// Shows what is open in the English that is about to be published: each with the way there and with "it is right so".
import { Box, Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { Findings } from "./Findings.tsx";
import { answerForState } from "./questioned.ts";
import type { OpenPublishQuestion } from "./use-publish-question.ts";
import type { TranslationSession } from "./use-translation-work.ts";

interface PublishQuestionProps extends OpenPublishQuestion {
  /** What the button does, as the form's own says it. */
  answer: ReactNode;
  /** Null: a text that was never saved has no remarks. */
  session: Pick<TranslationSession, "resolve"> | null;
}

export function PublishQuestion(props: PublishQuestionProps) {
  const { open, areTermsChecked, translation, answer, session, onPublish, onClose } = props;
  return (
    <FormDialog
      size="640px"
      title={<FormattedMessage id="translation.publish.title" values={{ count: open.length }} />}
      answer={answer}
      onAnswer={onPublish}
      onClose={onClose}
    >
      {areTermsChecked ? null : (
        <Text c="var(--warn)" fw={600} mb={8}>
          <FormattedMessage id="translation.publish.noTerms" />
        </Text>
      )}
      <Stack component="ul" gap={0} m={0} p={0}>
        {open.map((one) => (
          <OpenParagraph
            key={one.at}
            one={one}
            onGo={() => {
              onClose();
              translation.go(one.at);
            }}
            onAnswer={translation.answer}
            onResolve={(remark) => void session?.resolve(remark, true)}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}

interface OpenParagraphProps {
  one: OpenPublishQuestion["open"][number];
  onGo: () => void;
  onAnswer: (answers: readonly string[]) => void;
  onResolve: (remark: number) => void;
}

function OpenParagraph({ one, onGo, onAnswer, onResolve }: OpenParagraphProps) {
  const { ko, en, state } = one.paragraph;
  const right = answerForState(one.paragraph);
  const remarks = one.remarks.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <Box className="lineAbove" component="li" py={10}>
      <Group justify="space-between" gap="4px 12px" wrap="nowrap" align="start">
        <Box className="longWords" flex={1}>
          {ko === null ? null : (
            <Text lang="ko" fz="sm" lineClamp={2}>
              {ko.text}
            </Text>
          )}
          {en === null ? null : (
            <Text lang="en" fz="sm" c="var(--ink-2)" lineClamp={2}>
              {en.text}
            </Text>
          )}
        </Box>
        <Button size="compact-sm" variant="outline" onClick={onGo}>
          <FormattedMessage id="translation.publish.go" />
        </Button>
      </Group>
      {right === null ? null : (
        <Group gap="4px 12px" pt={4}>
          <StateWord icon={null} tone="warn">
            <FormattedMessage id={`translation.state.${state}`} />
          </StateWord>
          <Button size="compact-sm" variant="subtle" onClick={() => onAnswer([right])}>
            <FormattedMessage
              id={state === "UNTRANSLATED" ? "translation.publish.leave" : "translation.right"}
            />
          </Button>
        </Group>
      )}
      <Findings findings={one.findings} onAnswer={onAnswer} />
      {remarks.map(({ id, text }) => (
        <Group key={id} gap="4px 12px" pt={4}>
          <StateWord icon={null} tone="warn">
            <FormattedMessage id="translation.publish.remark" />
          </StateWord>
          <Text span fz="sm" className="lines longWords">
            {text}
          </Text>
          <Button size="compact-sm" variant="subtle" onClick={() => onResolve(id)}>
            <FormattedMessage id="translation.remarks.resolve" />
          </Button>
        </Group>
      ))}
    </Box>
  );
}
