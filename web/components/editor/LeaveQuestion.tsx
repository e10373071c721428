// Asks before unsaved words are left behind: inside the site by a dialog, when the tab closes by the browser's own question.
import { useEffect, useLayoutEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useBlocker } from "react-router-dom";
import { FormDialog } from "#web/components/FormDialog.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { session } from "#web/session/session.ts";

interface LeaveQuestionProps {
  /** Asked at each step away; an ended session is never held back, its words are stored on this device. */
  canLeave: () => boolean;
  /** What happens to unsaved changes; by default the words are those of a stored draft. */
  detail?: MessageId;
}

export function LeaveQuestion({ canLeave, detail = "editor.leave.detail" }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !canLeave() && session.state().isAuthenticated,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!canLeave()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [canLeave]);
  const isAsked = blocker.state === "blocked";
  // A menu that led away lies over everything of the page, this question too. Before it is asked, so that the focus can go back.
  useLayoutEffect(() => {
    if (isAsked)
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <FormDialog
      title={<FormattedMessage id="editor.leave.title" />}
      answer={<FormattedMessage id="editor.leave.leave" />}
      danger
      refusal={<FormattedMessage id="editor.leave.stay" />}
      onAnswer={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>
        <FormattedMessage id={detail} />
      </p>
    </FormDialog>
  );
}
