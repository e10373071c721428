// The frame of every form: its own checks instead of the browser's, its summary on top, and `post` so that a submit before
// the script runs can never put a password into the address.
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { cssVariablesResolver, theme } from "#web/theme.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import styles from "./FormFrame.module.css";
import type { FormFailure, ServerForm } from "./form-types.ts";

interface FormFrameProps<Values, Path extends string> {
  form: ServerForm<Values, Path>;
  /** The form's name for screen readers: id of a heading. */
  labelledBy: string;
  /** Of one group of fields; a form of sections has more room between its parts. */
  short?: boolean;
  /** What to say about a refused request; the sentence of its code otherwise. */
  explain?: (
    failure: FormFailure & { kind: "request" },
  ) => { title: ReactNode; detail?: ReactNode } | undefined;
  children: ReactNode;
}

export function FormFrame<Values, Path extends string>(props: FormFrameProps<Values, Path>) {
  const { form, labelledBy, explain, short = false, children } = props;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="light"
      withGlobalClasses={false}
    >
      <form
        className={short ? styles.short : styles.form}
        ref={form.formRef}
        method="post"
        noValidate
        aria-labelledby={labelledBy}
        aria-busy={form.pending}
        onSubmit={form.submit}
      >
        <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} explain={explain} />
        {children}
      </form>
    </MantineProvider>
  );
}
