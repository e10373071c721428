// A question that is answered with a button, or with fields and a button.
import { Button, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "./Dialog.tsx";
import { DialogFoot } from "./DialogFoot.tsx";

interface FormDialogProps {
  title: ReactNode;
  /** What the button that answers says. */
  answer: ReactNode;
  onAnswer: () => void;
  /** The answer takes something away. */
  danger?: boolean;
  /** The answer is under way. */
  pending?: boolean;
  /** Escape, and the button that does not answer. */
  onClose: () => void;
  /** What the button that does not answer says; "닫기" when absent: "취소" would read as an answer of a dialog that cancels. */
  refusal?: ReactNode;
  size?: string;
  /** Nothing is filled in: the answer has the focus. */
  focusAnswer?: boolean;
  children?: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const {
    title,
    answer,
    onAnswer,
    danger = false,
    pending = false,
    onClose,
    refusal,
    size,
    focusAnswer = false,
    children,
  } = props;
  // It may be asked from inside a form, which must not take its answer for its own.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!pending) onAnswer();
  };
  return (
    <Dialog title={title} danger={danger} onClose={onClose} {...(size ? { size } : {})}>
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          {children}
          <DialogFoot>
            <Button variant="outline" onClick={onClose}>
              {refusal ?? <FormattedMessage id="components.confirm.cancel" />}
            </Button>
            {/* A button that is disabled loses the focus. */}
            <Button
              type="submit"
              variant={danger ? "danger" : "filled"}
              aria-disabled={pending}
              data-autofocus={focusAnswer || undefined}
            >
              {answer}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
