// A dialog with fields: a form that shares its schema with the server (useServerForm). What is refused is
// said in it, and what was typed stays.
import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame, type FormFrameProps } from "./FormFrame.tsx";
import type { FormState } from "./form-types.ts";

interface ServerFormDialogProps {
  form: FormState;
  title: ReactNode;
  /** What will happen, above the fields. */
  detail?: ReactNode;
  /** What the button that sends says. */
  answer: ReactNode;
  /** The answer takes something away. */
  danger?: boolean;
  /** Its only field says what is wrong with it. */
  isOfOneField?: boolean;
  /** What to say about a refused request; the sentence of its code otherwise. */
  explain?: FormFrameProps["explain"];
  onClose: () => void;
  /** What the button that does not answer says; "닫기" when absent. */
  refusal?: ReactNode;
  size?: string;
  children: ReactNode;
}

/** Mount it to ask. */
export function ServerFormDialog(props: ServerFormDialogProps) {
  const { form, title, detail, answer, danger = false, isOfOneField = false, onClose, children } = props;
  const { explain, refusal, size } = props;
  const id = useId();
  // It may be asked from inside a form, which must not take its answer for its own.
  const submit: FormState["submit"] = (event) => {
    event?.stopPropagation();
    form.submit(event);
  };
  return (
    <Dialog id={id} title={title} danger={danger} onClose={onClose} {...(size ? { size } : {})}>
      {detail}
      <FormFrame
        form={{ ...form, submit }}
        labelledBy={`${id}-title`}
        isOfOneField={isOfOneField}
        {...(explain ? { explain } : {})}
        short
      >
        {children}
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            {refusal ?? <FormattedMessage id="components.confirm.cancel" />}
          </Button>
          {/* A button that is disabled loses the focus. */}
          <Button type="submit" variant={danger ? "danger" : "filled"} aria-disabled={form.pending}>
            {answer}
          </Button>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
