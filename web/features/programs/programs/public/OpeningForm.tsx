// A visitor's address, which gets a link first. Of plain elements: the page stays as light as one that is read.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { EMAIL_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { buttonLook } from "#web/components/button-look.ts";
import choices from "#web/components/follow/choices.module.css";
import plain from "#web/components/forms/plain-field.module.css";
import { useLanguage } from "#web/i18n/language.ts";
import { askForOpening } from "#web/session/subscription-requests.ts";
import styles from "./OpeningForm.module.css";

export function OpeningForm({ programId }: { programId: number }) {
  const id = useId();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // Its button has made room for it.
  useEffect(() => field.current?.focus(), []);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<"fault" | "failed" | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const email = field.current?.value.trim() ?? "";
    setSending(true);
    const result = await askForOpening({ programId, email, language });
    setSending(false);
    if (result.success) return setSentTo(email);
    setFault(result.fields.email ? "fault" : "failed");
    field.current?.focus();
  };
  if (sentTo !== null) {
    return (
      <p role="status">
        <FormattedMessage id="program-details.opening.sent" values={{ email: <b>{sentTo}</b> }} />
      </p>
    );
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>
        <FormattedMessage id="program-details.opening.email" />
      </label>
      <input
        ref={field}
        id={id}
        className={plain.field}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
        spellCheck={false}
        aria-invalid={fault === "fault" || undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
      />
      <p id={`${id}-hint`} className="note">
        <FormattedMessage id="program-details.opening.hint" />
      </p>
      <div id={`${id}-fault`} role="alert">
        {fault === null ? null : (
          <p className={choices.wrong}>
            <FormattedMessage id={`program-details.opening.${fault}`} />
          </p>
        )}
      </div>
      <button type="submit" {...buttonLook({ size: "sm" })}>
        <FormattedMessage id={`program-details.opening.${isSending ? "sending" : "send"}`} />
      </button>
    </form>
  );
}
