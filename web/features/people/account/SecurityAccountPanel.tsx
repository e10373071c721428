// Shows what the account asks for beside the password: an app, passkeys, and codes for when both are lost.
import { Alert, Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useAccountFactorsQuery } from "#web/gql/account.ts";
import { session, useSession } from "#web/session/session.ts";
import { AppFactor } from "./AppFactor.tsx";
import { PanelWaiting } from "./PanelWaiting.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

export function Component() {
  const { user } = useSession();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [{ data, error, fetching }, ask] = useAccountFactorsQuery({ requestPolicy: "cache-and-network" });
  if (!data) return <PanelWaiting failed={error !== undefined && !fetching} onRetry={ask} />;
  const { factors } = data.myAccount;
  const onChanged = (made: readonly string[] = []) => {
    if (made.length > 0) setCodes(made);
    ask({ requestPolicy: "network-only" });
    // What may be opened in the office depends on it.
    void session.identify();
  };
  return (
    <Stack maw="var(--form)" gap={32}>
      {user?.needsFactor ? (
        <Alert variant="warn">
          <FormattedMessage id="account.security.needed" />
        </Alert>
      ) : null}
      <AppFactor isOn={factors.hasApp} onChanged={onChanged} />
      <Passkeys passkeys={factors.passkeys} onChanged={onChanged} />
      {factors.hasApp || factors.passkeys.length > 0 ? (
        <RecoveryCodes left={factors.recoveryCodes} codes={codes} onCodes={setCodes} onChanged={onChanged} />
      ) : null}
    </Stack>
  );
}
