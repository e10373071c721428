// Shows where the link of a proof leads. Only the button uses up the link, because programs that check mails
// open their links, too.

import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { emailProof } from "#schema/validation/people/account.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { FormFailure } from "#web/components/forms/form-types.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { SignInArt } from "#web/components/letter-art/SignInArt.tsx";
import styles from "#web/features/people/members/public/LoginPage.module.css";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { LOGIN_PATH, MY_ACCOUNT_PATH } from "#web/paths.ts";
import { type ProvedAddress, verifyEmail } from "#web/session/account-requests.ts";
import { useSession } from "#web/session/session.ts";

export function Component() {
  const [proved, setProved] = useState<ProvedAddress | null>(null);
  return (
    <div className={styles.page}>
      <SignInArt />
      <div className={styles.side}>
        <h1 id="verify-title">
          <FormattedMessage id="members.verify.title" />
        </h1>
        {proved ? <Proved isReopened={proved.isReopened} /> : <ProofForm onProved={setProved} />}
      </div>
    </div>
  );
}

function ProofForm({ onProved }: { onProved: (proved: ProvedAddress) => void }) {
  const [search] = useSearchParams();
  const form = useServerForm({
    name: "verify",
    schema: emailProof,
    initialValues: { token: "" },
    labels: {},
    send: async () => {
      return toSendResult(await verifyEmail({ token: search.get("token") ?? "" }, onProved));
    },
  });
  // A link ends for good: trying it again leads nowhere, the account does.
  const ended = form.failure?.kind === "request" && form.failure.code === "LINK_ENDED";
  return (
    <>
      {ended ? null : (
        <p className={styles.lede}>
          <FormattedMessage id="members.verify.effect" />
        </p>
      )}
      <FormFrame form={form} labelledBy="verify-title" explain={explainRefusal} short>
        {ended ? (
          <Onward />
        ) : (
          <SubmitButton
            pending={form.pending}
            pendingLabel={<FormattedMessage id="members.verify.pending" />}
            size="lg"
            wide
          >
            <FormattedMessage id="members.verify.submit" />
          </SubmitButton>
        )}
      </FormFrame>
    </>
  );
}

function Proved({ isReopened }: ProvedAddress) {
  return (
    <>
      <p className={styles.lede} role="status">
        <FormattedMessage id={isReopened ? "members.verify.reopened" : "members.verify.done"} />
      </p>
      <Onward />
    </>
  );
}

function Onward() {
  const { isAuthenticated } = useSession();
  return (
    <ButtonLink to={isAuthenticated ? MY_ACCOUNT_PATH : LOGIN_PATH}>
      <FormattedMessage id={isAuthenticated ? "members.verify.toAccount" : "members.login.submit"} />
    </ButtonLink>
  );
}

/** A link that has ended says what to do next. */
function explainRefusal({ code }: FormFailure & { kind: "request" }) {
  if (code !== "LINK_ENDED") return undefined;
  return {
    title: <FormattedMessage id="errors.LINK_ENDED" />,
    detail: <FormattedMessage id="members.verify.ended" />,
  };
}
