// What is still the copy's in a program that is about to be published: each leads to its field.
import { Anchor, List, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { PROGRAM_LABELS } from "./program-labels.ts";
import { type OpenUncheckedQuestion, uncheckedId } from "./use-unchecked-question.ts";

interface UncheckedQuestionProps extends OpenUncheckedQuestion {
  /** What the button does, as the form's own says it. */
  answer: ReactNode;
}

export function UncheckedQuestion({ fields, answer, onPublish, onGo, onClose }: UncheckedQuestionProps) {
  return (
    <FormDialog
      title={<FormattedMessage id="program-office.unchecked.ask" values={{ count: fields.length }} />}
      answer={answer}
      onAnswer={onPublish}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="program-office.unchecked.askDetail" />
      </Text>
      <List type="unordered" listStyleType="disc" withPadding spacing={8}>
        {fields.map((field) => (
          <List.Item key={field}>
            <Anchor href={`#${uncheckedId(field)}`} onClick={() => onGo(field)}>
              <FormattedMessage id={PROGRAM_LABELS[field]} />
            </Anchor>
          </List.Item>
        ))}
      </List>
    </FormDialog>
  );
}
