// A form that keeps a draft: the offer of what was left unsent is above it, and it waits for the answer.
import { Stack } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { DraftNotice } from "./DraftNotice.tsx";
import type { FormDraft } from "./draft-types.ts";
import { FormFrame, type FormFrameProps } from "./FormFrame.tsx";
import { placeCursor, WRITTEN_FIELD } from "./written-field.ts";

interface DraftedFrameProps extends Omit<FormFrameProps, "inert"> {
  draft: FormDraft;
  /** What the draft is about. */
  draftTitle?: string;
  /** Something else was saved since the draft was begun. */
  isDraftBehind?: boolean;
  /** What else there is to know about the draft. */
  draftHint?: ReactNode;
}

/** Nothing can be written while a draft is offered, so that neither overwrites the other by accident. */
export function DraftedFrame(props: DraftedFrameProps) {
  const { draft, draftTitle = "", isDraftBehind = false, draftHint, ...frame } = props;
  useFocusAfterAnswer(props);
  return (
    <Stack gap={32}>
      <DraftNotice draft={draft} title={draftTitle} isBehind={isDraftBehind} hint={draftHint} />
      <FormFrame {...frame} inert={draft.offered !== null} />
    </Stack>
  );
}

/**
 * The buttons of the offer are gone with its answer: the focus goes to where the draft was typed, else to where one types first.
 */
function useFocusAfterAnswer({ draft: { offered }, form: { formRef } }: DraftedFrameProps): void {
  const before = useRef(offered);
  useEffect(() => {
    const answered = offered === null ? before.current : null;
    before.current = offered;
    const form = formRef.current;
    if (!answered || !form) return;
    const fields = [...form.querySelectorAll<HTMLElement>(WRITTEN_FIELD)].filter((field) =>
      field.checkVisibility(),
    );
    const { field, cursor } = answered.stored;
    const typedIn = fields.find(({ id }) => id !== "" && id === field);
    (typedIn ?? fields[0])?.focus();
    if (typedIn && cursor !== undefined) placeCursor(typedIn, cursor);
  }, [offered, formRef]);
}
