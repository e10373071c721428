// The live list of what a new password still needs.
import { mdiCheck, mdiCircleSmall, mdiClose } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { PASSWORD_RULES, type PasswordRule } from "#schema/validation/people/members.ts";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./PasswordRules.module.css";
import { useGuessable } from "./use-guessable.ts";

const RULES: readonly PasswordRule[] = ["length", "uppercase", "lowercase", "digit", "special"];

/** `strict` marks what is missing as wrong; before that, and in an empty field, it is only not there yet. */
export function PasswordRules({ id, password, strict }: { id: string; password: string; strict: boolean }) {
  const intl = useIntl();
  const typed = password.normalize("NFKC");
  const isGuessable = useGuessable(password);
  return (
    <ul id={id} className={styles.rules}>
      {RULES.map((rule) => {
        const met = PASSWORD_RULES[rule](typed);
        const state = met ? "met" : strict && password !== "" ? "missing" : "open";
        const icon = { met: mdiCheck, missing: mdiClose, open: mdiCircleSmall }[state];
        return (
          <li key={rule} className={styles[state]}>
            <Icon
              path={icon}
              size={18}
              title={intl.formatMessage({ id: met ? "forms.password.met" : "forms.password.unmet" })}
            />
            <FormattedMessage id={`forms.password.rule.${rule}`} />
          </li>
        );
      })}
      {isGuessable ? (
        <li className={styles.missing}>
          <Icon path={mdiClose} size={18} title={intl.formatMessage({ id: "forms.password.unmet" })} />
          <FormattedMessage id="forms.password.guessable" />
        </li>
      ) : null}
    </ul>
  );
}
