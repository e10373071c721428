// Says what was done to a form before its page woke up.
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { readTypedValues } from "./typed-values.ts";

interface EarlyInput {
  /** Of every field. */
  readonly paths: readonly string[];
  /** Called with each value that was given. */
  readonly onTyped: (path: string, typed: string | boolean) => void;
  /** It was sent, too (web/document/head-script.ts). */
  readonly onSent: () => void;
}

/** Once, when the page wakes up: before the browser paints and before React writes its own idea into the fields. */
export function useEarlyInput(formRef: RefObject<HTMLFormElement | null>, input: EarlyInput): void {
  const wake = useEffectEvent(() => {
    if (!formRef.current) return;
    for (const [path, typed] of readTypedValues(formRef.current, input.paths)) input.onTyped(path, typed);
    const { dataset } = formRef.current;
    if (dataset.early === undefined) return;
    delete dataset.early;
    input.onSent();
  });
  useLayoutEffect(() => wake(), []);
}
