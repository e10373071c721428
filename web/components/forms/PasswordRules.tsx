// The live list of what a new password still needs.
import { Group } from "@mantine/core";
import { mdiCheck, mdiCircleSmall, mdiClose } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { PASSWORD_RULES, type PasswordRule } from "#schema/validation/people/password-rules.ts";
import { Icon } from "#web/components/Icon.tsx";
import { useGuessable } from "./use-guessable.ts";

const RULES: readonly PasswordRule[] = ["length", "uppercase", "lowercase", "digit", "special"];

/** `strict` marks what is missing as wrong; before that, and in an empty field, it is only not there yet. */
export function PasswordRules({ id, password, strict }: { id: string; password: string; strict: boolean }) {
  const typed = password.normalize("NFKC");
  const isGuessable = useGuessable(password);
  return (
    <Group component="ul" id={id} gap="4px 20px" className="small">
      {RULES.map((rule) => {
        const met = PASSWORD_RULES[rule](typed);
        return (
          <Rule key={rule} rule={rule} state={met ? "met" : strict && password !== "" ? "missing" : "open"} />
        );
      })}
      <Rule rule="guess" state={isGuessable === null ? "open" : isGuessable ? "missing" : "met"} />
    </Group>
  );
}

const ICONS = { met: mdiCheck, missing: mdiClose, open: mdiCircleSmall };

const COLORS = { met: "var(--ok)", missing: "var(--bad)", open: "inherit" };

function Rule({ rule, state }: { rule: PasswordRule | "guess"; state: keyof typeof ICONS }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: state === "met" ? "forms.password.met" : "forms.password.unmet" });
  return (
    <Group component="li" gap={4} c={COLORS[state]} fw={state === "missing" ? 600 : 400}>
      <Icon path={ICONS[state]} size={18} title={title} />
      <FormattedMessage id={`forms.password.rule.${rule}`} />
    </Group>
  );
}
