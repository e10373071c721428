// The frame of every form: its own checks instead of the browser's, its summary on top, and `post` so that a submit before
// the script runs can never put a password into the address.
import { Stack } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { AwaitedFilesContext } from "./awaited-files.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { FormFailure, FormState } from "./form-types.ts";

export interface FormFrameProps {
  form: FormState;
  /** The form's name for screen readers: id of a heading. */
  labelledBy: string;
  /** Of one group of fields; a form of sections has more room between its parts. */
  short?: boolean;
  /** Its only field says what is wrong with it, and has the focus then: no summary repeats it. */
  isOfOneField?: boolean;
  /** What to say about a refused request; the sentence of its code otherwise. */
  explain?: (
    failure: FormFailure & { kind: "request" },
  ) => { title: ReactNode; detail?: ReactNode } | undefined;
  /** Nothing can be written for now. */
  inert?: boolean;
  /** Called with every click in the form. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

export function FormFrame(props: FormFrameProps) {
  const { form, labelledBy, explain, short = false, isOfOneField = false, inert = false } = props;
  return (
    <form
      ref={form.formRef}
      method="post"
      noValidate
      inert={inert}
      aria-labelledby={labelledBy}
      aria-busy={form.pending}
      onSubmit={form.submit}
      onClickCapture={props.onClick}
    >
      <Stack gap={short ? 28 : 48}>
        <ErrorSummary
          ref={form.summaryRef}
          failure={form.failure}
          lines={form.lines}
          isOfOneField={isOfOneField}
          explain={explain}
        />
        <AwaitedFilesContext value={form.files}>{props.children}</AwaitedFilesContext>
      </Stack>
    </form>
  );
}
