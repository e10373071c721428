// Some of several choices, each with a box: the grades of a price, the languages of an exam, the readers of a post.
import { Checkbox, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { fieldParts } from "./field-parts.tsx";
import type { FieldState } from "./form-types.ts";

interface ChoiceChecksProps<Choice extends string> extends FieldState<Choice[]> {
  /** In their own order. */
  choices: readonly Choice[];
  nameOf: (choice: Choice) => MessageId;
  hint: ReactNode;
}

export function ChoiceChecks<Choice extends string>(props: ChoiceChecksProps<Choice>) {
  const { id, label, value, error, choices, nameOf, hint, onChange } = props;
  const parts = fieldParts({ label, hint, error });
  return (
    <Checkbox.Group
      {...parts}
      id={id}
      tabIndex={-1}
      value={value}
      onChange={(chosen) => onChange(choices.filter((choice) => chosen.includes(choice)))}
    >
      <Group gap="16px 24px" py={8}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            id={`${id}-${choice}`}
            value={choice}
            label={<FormattedMessage id={nameOf(choice)} />}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
