// The end of every editor: its button, how safe what is on the screen is, and what else can be done with the whole.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { DraftStatus } from "./DraftStatus.tsx";
import type { EditorState } from "./editor-types.ts";
import styles from "./SaveBar.module.css";

interface SaveBarProps {
  editor: EditorState;
  /** What the button says; "save" by default. */
  label?: ReactNode;
  /** At the end of a panel. */
  narrow?: boolean;
  children?: ReactNode;
}

export function SaveBar({ editor: { form, draft }, label, narrow = false, children }: SaveBarProps) {
  return (
    <div
      className={`ruled ${styles.bar}`}
      data-narrow={narrow || undefined}
      data-idle={draft.state.kind === "unchanged" || undefined}
    >
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
        {label ?? <FormattedMessage id="forms.save" />}
      </SubmitButton>
      <DraftStatus state={draft.state} />
      {children}
    </div>
  );
}
