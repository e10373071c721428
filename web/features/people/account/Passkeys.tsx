// Keys that the member's devices keep: listed by the names they were given, added on this device, taken away.
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { passkeyName } from "#schema/validation/people/factors.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { AccountFactorsQuery } from "#web/gql/account.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { addPasskey, removeFactor, wasPromptClosed } from "#web/session/factor-requests.ts";
import { RemoveFactorButton } from "./RemoveFactorButton.tsx";
import { useFactorAct } from "./use-factor-act.ts";

interface PasskeysProps {
  passkeys: AccountFactorsQuery["myAccount"]["factors"]["passkeys"];
  /** @param codes recovery codes that were made with a key */
  onChanged: (codes?: readonly string[]) => void;
}

export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const language = useLanguage();
  const act = useFactorAct();
  return (
    <Section
      id="passkeys-title"
      title={<FormattedMessage id="account.security.keys.title" />}
      hint={<FormattedMessage id="account.security.keys.hint" />}
    >
      {passkeys.length === 0 ? (
        <p>
          <FormattedMessage id="account.security.keys.none" />
        </p>
      ) : (
        <ul className="rows" aria-labelledby="passkeys-title">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id} className="ends">
              <div>
                <b>{name}</b>
                <p className="meta">
                  <FormattedMessage
                    id="account.security.keys.since"
                    values={{ at: <time dateTime={createdAt}>{formatDate(language, createdAt)}</time> }}
                  />
                </p>
              </div>
              <RemoveFactorButton
                name={name}
                onRemove={async () => {
                  if (act(await removeFactor(id), "account.security.removed")) onChanged();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AddPasskeyForm onChanged={onChanged} />
    </Section>
  );
}

function AddPasskeyForm({ onChanged }: Pick<PasskeysProps, "onChanged">) {
  const intl = useIntl();
  const form = useServerForm({
    name: "passkey",
    schema: passkeyName,
    initialValues: { name: "" },
    labels: { name: "account.security.keys.name" } as const,
    send: async ({ name }) => {
      const { result, made } = await addPasskey(name);
      if (wasPromptClosed(result)) {
        showToast({ kind: "bad", title: intl.formatMessage({ id: "members.passkey.closed" }) });
        return { ok: true };
      }
      if (!result.success) return { ...result, ok: false, code: result.code ?? "INTERNAL" };
      form.startFrom({ name: "" });
      showToast({ kind: "ok", title: intl.formatMessage({ id: "account.security.keys.added" }) });
      onChanged(made?.recovery_codes);
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy="passkeys-title" short>
      <TextField {...form.field("name")} autoComplete="off" maxLength={LINE_MAX_LENGTH} spellCheck={false} />
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
        <FormattedMessage id="account.security.keys.add" />
      </SubmitButton>
    </FormFrame>
  );
}
