// The frame of every editor: first the offer of an unsaved draft, then what somebody else saved meanwhile, then the form. Whoever leaves
// with something unsaved is asked first.
import { Stack } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { DraftNotice } from "#web/components/forms/DraftNotice.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { ConflictPanel } from "./ConflictPanel.tsx";
import type { EditorState } from "./editor-types.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { useSaveKey } from "./use-save-key.ts";
import type { TellValue } from "./ValueWords.tsx";

interface EditorFrameProps {
  editor: EditorState;
  /** The form's name for screen readers: id of a heading. */
  labelledBy: string;
  /** Words for values that do not speak for themselves, where two people's are compared. */
  tell?: TellValue;
  /** Called with every click in the form. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

const asItIs: TellValue = () => undefined;

/** Nothing can be written while a draft is offered, so that neither overwrites the other by accident. */
export function EditorFrame({ editor, labelledBy, tell = asItIs, onClick, children }: EditorFrameProps) {
  const { form, draft, conflict } = editor;
  useSaveKey(form.formRef);
  return (
    <Stack gap={32}>
      <LeaveQuestion mayLeave={editor.mayLeave} />
      <DraftNotice draft={draft} title={editor.draftTitle} isBehind={editor.isDraftBehind} />
      <FormFrame form={form} labelledBy={labelledBy} inert={draft.offered !== null} onClick={onClick}>
        {conflict === null ? null : <ConflictPanel editor={editor} conflict={conflict} tell={tell} />}
        {children}
      </FormFrame>
    </Stack>
  );
}
