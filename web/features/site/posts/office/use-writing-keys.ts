// The way through a post without the mouse: a new one begins in its title, Enter leads from a title into its
// text, and a language without a title begins in it.
import { type RefObject, useEffect, useRef } from "react";
import type { ShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { WRITTEN_FIELD } from "#web/components/forms/written-field.ts";

/** Field ids are "name-ko-title" and "name-ko-content". */
const TITLE = /-(?:ko|en)-title$/;

interface WritingKeys {
  readonly form: { readonly name: string; readonly formRef: RefObject<HTMLFormElement | null> };
  /** Nothing is written yet, and nothing is offered. */
  readonly isBlank: boolean;
  readonly shown: ShownLanguage;
}

export function useWritingKeys({ form, isBlank, shown }: WritingKeys): void {
  const { name, formRef } = form;
  const before = useRef<ShownLanguage | null>(isBlank ? null : shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // A draft that is continued has the cursor where it was typed.
    if (document.activeElement?.matches(WRITTEN_FIELD)) return;
    const title = document.getElementById(`${name}-${shown === "both" ? "ko" : shown}-title`);
    if (title instanceof HTMLInputElement && title.value === "") title.focus();
  }, [name, shown]);
  useEffect(() => {
    const root = formRef.current;
    const intoText = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== "Enter" || event.isComposing || !(target instanceof HTMLInputElement)) return;
      if (!TITLE.test(target.id)) return;
      event.preventDefault();
      document.getElementById(target.id.replace(/title$/, "content"))?.focus();
    };
    root?.addEventListener("keydown", intoText);
    return () => root?.removeEventListener("keydown", intoText);
  }, [formRef]);
}
