// An app on the phone that makes codes: set up with a QR code, confirmed by its first code, taken away again.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import { beginApp, removeFactor } from "#web/session/factor-requests.ts";
import { AppSetUp, type NewApp } from "./AppSetUp.tsx";
import { RemoveFactorButton } from "./RemoveFactorButton.tsx";
import { useFactorAct } from "./use-factor-act.ts";

interface AppFactorProps {
  isOn: boolean;
  /** @param codes recovery codes that were made with it */
  onChanged: (codes?: readonly string[]) => void;
}

export function AppFactor({ isOn, onChanged }: AppFactorProps) {
  const intl = useIntl();
  const [app, setApp] = useState<NewApp | null>(null);
  const act = useFactorAct();
  const begin = async () => {
    const { result, made } = await beginApp();
    if (made) setApp(made);
    else act(result, "account.security.failed");
  };
  const title = intl.formatMessage({ id: "account.security.app.title" });
  return (
    <Section id="app-title" title={title} hint={<FormattedMessage id="account.security.app.hint" />}>
      {isOn ? (
        <div className="ends">
          <p>
            <FormattedMessage id="account.security.app.on" />
          </p>
          <RemoveFactorButton
            name={title}
            onRemove={async () => {
              if (act(await removeFactor("TOTP"), "account.security.removed")) onChanged();
            }}
          />
        </div>
      ) : app ? (
        <AppSetUp
          app={app}
          onDone={(codes) => {
            setApp(null);
            onChanged(codes);
          }}
        />
      ) : (
        <Button variant="outline" className="ownWidth" onClick={() => void begin()}>
          <FormattedMessage id="account.security.app.begin" />
        </Button>
      )}
    </Section>
  );
}
