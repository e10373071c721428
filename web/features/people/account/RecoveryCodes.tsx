// Codes for when phone and keys are lost: how many are left, and new ones, which are shown once.
import { Alert, Button, Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import { renewRecoveryCodes } from "#web/session/factor-requests.ts";
import { useFactorAct } from "./use-factor-act.ts";

interface RecoveryCodesProps {
  left: number;
  /** Those that were just made; none: there is nothing to show. */
  codes: readonly string[];
  onCodes: (codes: readonly string[]) => void;
  onChanged: (codes?: readonly string[]) => void;
}

export function RecoveryCodes({ left, codes, onCodes, onChanged }: RecoveryCodesProps) {
  const intl = useIntl();
  const act = useFactorAct();
  const renew = async () => {
    const { result, made } = await renewRecoveryCodes();
    if (made) onChanged(made.recovery_codes);
    else act(result, "account.security.failed");
  };
  return (
    <Section
      title={<FormattedMessage id="account.security.codes.title" />}
      hint={<FormattedMessage id="account.security.codes.hint" />}
    >
      {codes.length === 0 ? (
        <Group gap={16}>
          <p>
            <FormattedMessage id="account.security.codes.left" values={{ count: left }} />
          </p>
          <Button variant="outline" onClick={() => void renew()}>
            <FormattedMessage id="account.security.codes.renew" />
          </Button>
        </Group>
      ) : (
        <Alert variant="warn">
          <p>
            <FormattedMessage id="account.security.codes.once" />
          </p>
          <ul aria-label={intl.formatMessage({ id: "account.security.codes.shown" })}>
            {codes.map((code) => (
              <Text key={code} component="li" ff="monospace" my={4}>
                {code}
              </Text>
            ))}
          </ul>
          <Button size="sm" mt={8} onClick={() => onCodes([])}>
            <FormattedMessage id="account.security.codes.saved" />
          </Button>
        </Alert>
      )}
    </Section>
  );
}
