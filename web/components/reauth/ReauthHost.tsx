// Is once in the page, beside the layouts, and shows nothing until somebody has to prove who they are, or to
// sign in again. A session that ended shows a strip until somebody presses its button, or one that saves.
import { useSyncExternalStore } from "react";
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { Questions } from "#web/session/questions.ts";
import { proofs } from "#web/session/reauth.ts";
import { signIns } from "#web/session/sign-in-again.ts";

const ReauthDialog = lazyPart(async () => (await import("./ReauthDialog.tsx")).ReauthDialog);

const loadDialog = () => import("./SignInAgain.tsx");

// The dialog comes along: one that came late would open after somebody has gone back to the text.
const ExpiredStrip = lazyPart(async () => {
  loadDialog().catch(() => {});
  return (await import("./ExpiredStrip.tsx")).ExpiredStrip;
});

const SignInAgain = lazyPart(async () => (await loadDialog()).SignInAgain);

const useQuestion = ({ subscribe, asked }: Questions) => useSyncExternalStore(subscribe, asked, () => null);

export function ReauthHost() {
  const proof = useQuestion(proofs);
  const signIn = useQuestion(signIns);
  return (
    <>
      {proof ? <ReauthDialog onAnswer={proof.answer} /> : null}
      {signIn && !signIn.isUrgent ? <ExpiredStrip onLogin={signIns.urge} /> : null}
      {signIn?.isUrgent ? <SignInAgain onAnswer={signIn.answer} /> : null}
    </>
  );
}
