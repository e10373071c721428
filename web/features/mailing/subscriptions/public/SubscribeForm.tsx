// A visitor's form: which topics, where to and in which language. Of plain elements and without the schema,
// which the server checks by: the page stays as light as one that is read.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { EMAIL_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { SUBSCRIPTION_TOPICS } from "#schema/validation/mailing/subscription-topics.ts";
import { buttonLook } from "#web/components/button-look.ts";
import choices from "#web/components/follow/choices.module.css";
import { TopicChoice } from "#web/components/follow/TopicChoice.tsx";
import plain from "#web/components/forms/plain-field.module.css";
import { Link } from "#web/components/Link.tsx";
import { UI_LANGUAGES, useLanguage } from "#web/i18n/language.ts";
import { PAGE_PATHS, TOPIC } from "#web/paths.ts";
import { askToSubscribe } from "#web/session/subscription-requests.ts";
import styles from "./SubscriptionPages.module.css";

type Fault = "email" | "topics" | "throttled" | "failed";

export function SubscribeForm({ labelledBy }: { labelledBy: string }) {
  const language = useLanguage();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // An object each time: the same fault shown again takes the focus again.
  const [fault, setFault] = useState<{ readonly name: Fault } | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault !== null) alert.current?.focus();
  }, [fault]);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get("email") ?? "");
    const chosen = new Set(typed.getAll("topic"));
    const topics = SUBSCRIPTION_TOPICS.filter((topic) => chosen.has(topic));
    if (topics.length === 0) return setFault({ name: "topics" });
    if (email.trim() === "") return setFault({ name: "email" });
    setSending(true);
    const result = await askToSubscribe({
      email,
      topics,
      language: typed.get("language") === "en" ? "en" : "ko",
    });
    setSending(false);
    if (result.success) setSentTo(email);
    else if (result.code === "TOO_MANY_TRIES") setFault({ name: "throttled" });
    else setFault({ name: result.fields.email ? "email" : "failed" });
  };
  if (sentTo !== null) {
    return (
      <p role="status">
        <FormattedMessage id="subscriptions.sent" values={{ email: <b>{sentTo}</b> }} />
      </p>
    );
  }
  const wanted = search.get(TOPIC);
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={(event) => void send(event)}
    >
      <div ref={alert} className={styles.alert} role="alert" tabIndex={-1}>
        {fault === null ? null : (
          <p className={choices.wrong}>
            <FormattedMessage id={`subscriptions.fault.${fault.name}`} />
          </p>
        )}
      </div>
      <p>
        <FormattedMessage id="subscriptions.lede" />
      </p>
      <fieldset className={choices.group}>
        <legend>
          <FormattedMessage id="subscriptions.topics" />
        </legend>
        <div className={choices.rows}>
          {SUBSCRIPTION_TOPICS.map((topic) => (
            <TopicChoice
              key={topic}
              topic={topic}
              name="topic"
              value={topic}
              defaultChecked={topic === wanted}
            />
          ))}
        </div>
      </fieldset>
      <EmailField isWrong={fault?.name === "email"} />
      <fieldset className={choices.group}>
        <legend>
          <FormattedMessage id="subscriptions.language" />
        </legend>
        <div className={choices.rows}>
          {UI_LANGUAGES.map((one) => (
            <label key={one}>
              <input type="radio" name="language" value={one} defaultChecked={one === language} />
              <FormattedMessage id={`subscriptions.language.${one}`} />
            </label>
          ))}
        </div>
      </fieldset>
      <p className="note">
        <FormattedMessage
          id="subscriptions.privacy"
          values={{
            link: (words) => (
              <Link className="link" to={PAGE_PATHS.PRIVACY_POLICY}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <div>
        <button type="submit" {...buttonLook({ size: "lg", wideOnPhone: true })}>
          <FormattedMessage id={isSending ? "subscriptions.pending" : "subscriptions.submit"} />
        </button>
      </div>
    </form>
  );
}

function EmailField({ isWrong }: { isWrong: boolean }) {
  return (
    <div>
      <label htmlFor="subscribe-email">
        <b>
          <FormattedMessage id="subscriptions.email" />
        </b>
      </label>
      <input
        id="subscribe-email"
        className={plain.field}
        type="email"
        name="email"
        required
        aria-invalid={isWrong || undefined}
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
        spellCheck={false}
      />
    </div>
  );
}
