// Shows what is open in the English that is about to be published: each with the way there and with "it is right so".
import { Box, Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { answersFor } from "./questioned.ts";
import type { OpenPublishQuestion } from "./use-publish-question.ts";

interface PublishQuestionProps extends OpenPublishQuestion {
  /** What the button does, as the form's own says it. */
  answer: ReactNode;
}

export function PublishQuestion(props: PublishQuestionProps) {
  const { open, areTermsChecked, translation, answer, onPublish, onClose } = props;
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
        {open.map((one) => {
          const { ko, en, state } = one.paragraph;
          const right = answersFor(one);
          return (
            <Box key={one.at} className="lineAbove" component="li" py={10}>
              <Group justify="space-between" gap="4px 12px" wrap="wrap">
                <Group gap="4px 12px">
                  {state === "DONE" ? null : (
                    <StateWord icon={null} tone="warn">
                      <FormattedMessage id={`translation.state.${state}`} />
                    </StateWord>
                  )}
                  {one.findings.map(({ rule, answer }) => (
                    <StateWord key={answer} icon={null} tone="warn">
                      <FormattedMessage id={`translation.check.${rule}`} />
                    </StateWord>
                  ))}
                  {one.remarks.some(({ resolvedAt }) => resolvedAt === null) ? (
                    <StateWord icon={null} tone="warn">
                      <FormattedMessage id="translation.publish.remark" />
                    </StateWord>
                  ) : null}
                </Group>
                <Group gap={4}>
                  <Button
                    size="compact-sm"
                    variant="outline"
                    onClick={() => {
                      onClose();
                      translation.go(one.at);
                    }}
                  >
                    <FormattedMessage id="translation.publish.go" />
                  </Button>
                  {right.length === 0 ? null : (
                    <Button size="compact-sm" variant="subtle" onClick={() => translation.answer(right)}>
                      <FormattedMessage id="translation.right" />
                    </Button>
                  )}
                </Group>
              </Group>
              {ko === null ? null : (
                <Text lang="ko" fz="sm" mt={6} lineClamp={2} className="longWords">
                  {ko.text}
                </Text>
              )}
              {en === null ? null : (
                <Text lang="en" fz="sm" c="var(--ink-2)" lineClamp={2} className="longWords">
                  {en.text}
                </Text>
              )}
            </Box>
          );
        })}
      </Stack>
    </FormDialog>
  );
}
