// The frame of every editor: first the offer of an unsaved draft, then what somebody else saved meanwhile,
// then the form. Anyone who leaves with something unsaved is asked first.
import type { MouseEvent, ReactNode } from "react";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { ConflictPanel } from "./ConflictPanel.tsx";
import type { EditorState } from "./editor-types.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { useSaveKey } from "./use-save-key.ts";
import type { DescribeValue } from "./ValueWords.tsx";

interface EditorFrameProps {
  editor: EditorState;
  /** The form's name for screen readers: id of a heading. */
  labelledBy: string;
  /** Words for values that do not speak for themselves, where two people's are compared. */
  describe?: DescribeValue;
  /** Called with every click in the form. */
  onClick?: (event: MouseEvent) => void;
  /** What Ctrl+S does where the button is more than a save. */
  onSaveKey?: (() => void) | undefined;
  children: ReactNode;
}

const asItIs: DescribeValue = () => undefined;

export function EditorFrame({
  editor,
  labelledBy,
  describe = asItIs,
  onClick,
  onSaveKey,
  children,
}: EditorFrameProps) {
  const { form, draft, conflict } = editor;
  useSaveKey(form.formRef, onSaveKey);
  return (
    <>
      <LeaveQuestion
        canLeave={editor.canLeave}
        detail={draft.isLocal ? "editor.leave.local" : "editor.leave.detail"}
      />
      <DraftedFrame
        form={form}
        labelledBy={labelledBy}
        draft={draft}
        draftTitle={editor.draftTitle}
        isDraftBehind={editor.isDraftBehind}
        onClick={onClick}
      >
        {conflict === null ? null : <ConflictPanel editor={editor} conflict={conflict} describe={describe} />}
        {children}
      </DraftedFrame>
    </>
  );
}
