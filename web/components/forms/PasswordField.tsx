// A password with an eye to look at it. With `rules` it is a new one: the rules are a list that follows the typing, from the
// same functions the server checks with.
import { mdiEyeOffOutline, mdiEyeOutline } from "@mdi/js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { FieldState } from "./form-types.ts";
import styles from "./PasswordField.module.css";
import { TextField } from "./TextField.tsx";

interface PasswordFieldProps extends FieldState<string> {
  needed?: boolean | undefined;
  autoComplete: "current-password" | "new-password";
  /** Id of the `<PasswordRules>` that belong to it. */
  rulesId?: string;
}

export function PasswordField({ rulesId, ...field }: PasswordFieldProps) {
  const intl = useIntl();
  const [visible, setVisible] = useState(false);
  const eye = (
    <button
      type="button"
      className={styles.eye}
      aria-label={intl.formatMessage({ id: "forms.password.show" })}
      aria-pressed={visible}
      aria-controls={field.id}
      onClick={() => setVisible(!visible)}
    >
      <Icon path={visible ? mdiEyeOffOutline : mdiEyeOutline} size={22} />
    </button>
  );
  return (
    <TextField
      {...field}
      type={visible ? "text" : "password"}
      spellCheck={false}
      inside={eye}
      describedBy={rulesId}
    />
  );
}
