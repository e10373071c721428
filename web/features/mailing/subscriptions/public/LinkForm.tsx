// Shows where the link of a mail leads: one button does what the link is for, because programs that check
// mails open their links, too. Of plain elements, so that anyone who has only a mail to end loads no more
// than a page that is read.
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { buttonLook } from "#web/components/button-look.ts";
import choices from "#web/components/follow/choices.module.css";
import { PageHead } from "#web/components/PageHead.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { AuthResult } from "#web/session/rest-call.ts";
import styles from "./SubscriptionPages.module.css";

interface LinkFormProps {
  readonly title: MessageId;
  /** What the button does. */
  readonly effect: ReactNode;
  readonly submit: ReactNode;
  readonly done: ReactNode;
  /** Of a link that is none of ours, or used up. */
  readonly ended: ReactNode;
  readonly send: (token: string) => Promise<AuthResult>;
}

type Status = "asked" | "sending" | "done" | "ended" | "failed";

export function LinkForm({ title, effect, submit, done, ended, send }: LinkFormProps) {
  const heading = useIntl().formatMessage({ id: title });
  const [search] = useSearchParams();
  const [status, setStatus] = useState<Status>("asked");
  const run = async (event: FormEvent) => {
    event.preventDefault();
    if (status === "sending") return;
    setStatus("sending");
    const result = await send(search.get("token") ?? "");
    if (result.success) setStatus("done");
    else setStatus(result.code === "LINK_ENDED" || result.code === "VALIDATION" ? "ended" : "failed");
  };
  return (
    <>
      <PageHead crumbs={[{ label: heading }]} heading={<h1 id="link-title">{heading}</h1>} />
      <div className={`frame listPage ${styles.body}`}>
        {status === "done" ? (
          <p role="status">{done}</p>
        ) : (
          <form className={styles.form} aria-labelledby="link-title" onSubmit={(event) => void run(event)}>
            <p>{effect}</p>
            <div role="alert">
              {status === "ended" || status === "failed" ? (
                <p className={choices.wrong}>
                  {status === "ended" ? ended : <FormattedMessage id="subscriptions.failed" />}
                </p>
              ) : null}
            </div>
            <div>
              <button type="submit" {...buttonLook({ size: "lg", wideOnPhone: true })}>
                {status === "sending" ? <FormattedMessage id="subscriptions.pending" /> : submit}
              </button>
            </div>
          </form>
        )}
      </div>
    </>
  );
}
