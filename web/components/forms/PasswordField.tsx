// A password with an eye to look at it. With `rules` it is a new one: the rules are a list that follows the typing, from the
// same functions the server checks with. Not the kit's PasswordInput: that one cannot be tied to a list beside it.
import { ActionIcon, TextInput } from "@mantine/core";
import { mdiEyeOffOutline, mdiEyeOutline } from "@mdi/js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { fieldParts } from "./field-parts.tsx";
import type { FieldState } from "./form-types.ts";

interface PasswordFieldProps extends FieldState<string> {
  needed?: boolean | undefined;
  autoComplete: "current-password" | "new-password";
  /** Id of the `<PasswordRules>` that belong to it. */
  rulesId?: string;
}

export function PasswordField({ rulesId, label, needed, error, onChange, ...input }: PasswordFieldProps) {
  const intl = useIntl();
  const [visible, setVisible] = useState(false);
  const { id } = input;
  const described = [error === undefined ? [] : `${id}-error`, rulesId ?? []].flat().join(" ");
  return (
    <TextInput
      {...input}
      {...fieldParts({ label, needed, error })}
      required={needed !== false}
      attributes={{ input: { "aria-describedby": described || undefined } }}
      type={visible ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      rightSection={
        <ActionIcon
          aria-label={intl.formatMessage(
            { id: "forms.password.show" },
            { field: intl.formatMessage({ id: label }) },
          )}
          aria-pressed={visible}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        >
          <Icon path={visible ? mdiEyeOffOutline : mdiEyeOutline} size={22} />
        </ActionIcon>
      }
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
