// Stands once in the page, beside the layouts, and is nothing until somebody has to prove who they are.
import { useSyncExternalStore } from "react";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { askedAgain, subscribeToReauth } from "#web/session/reauth.ts";

const ReauthDialog = lazyPart(async () => (await import("./ReauthDialog.tsx")).ReauthDialog);

export function ReauthHost() {
  const question = useSyncExternalStore(subscribeToReauth, askedAgain, () => null);
  return question ? <ReauthDialog onAnswer={question.answer} /> : null;
}
