// Where the link of a mail leads that ends the newsletter. Only the button ends it, because programs that check mails open their links, too.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { z } from "#schema/validation/zod.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { FormFailure } from "#web/components/forms/form-types.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { SignInArt } from "#web/components/letter-art/SignInArt.tsx";
import { toSendResult } from "#web/features/members/send-results.ts";
import { optOut } from "#web/session/account-requests.ts";
import styles from "./LoginPage.module.css";

export function Component() {
  const [isDone, setDone] = useState(false);
  return (
    <div className={styles.page}>
      <SignInArt />
      <div className={styles.side}>
        <h1 id="unsubscribe-title">
          <FormattedMessage id="members.unsubscribe.title" />
        </h1>
        {isDone ? (
          <p className={styles.lede} role="status">
            <FormattedMessage id="members.unsubscribe.done" />
          </p>
        ) : (
          <EndForm onDone={() => setDone(true)} />
        )}
      </div>
    </div>
  );
}

function EndForm({ onDone }: { onDone: () => void }) {
  const [search] = useSearchParams();
  const form = useServerForm({
    name: "unsubscribe",
    schema: z.object({}),
    initialValues: {},
    labels: {},
    send: async () => {
      const result = await optOut(search.get("token") ?? "");
      if (result.success) onDone();
      return toSendResult(result);
    },
  });
  return (
    <>
      <p className={styles.lede}>
        <FormattedMessage id="members.unsubscribe.effect" />
      </p>
      <FormFrame form={form} labelledBy="unsubscribe-title" explain={explainRefusal} short>
        <SubmitButton
          pending={form.pending}
          pendingLabel={<FormattedMessage id="members.unsubscribe.pending" />}
          size="lg"
          wide
        >
          <FormattedMessage id="members.unsubscribe.submit" />
        </SubmitButton>
      </FormFrame>
    </>
  );
}

/** What is none of our links says what to do. */
function explainRefusal({ code }: FormFailure & { kind: "request" }) {
  if (code !== "LINK_ENDED") return undefined;
  return { title: <FormattedMessage id="members.unsubscribe.ended" />, detail: null };
}
