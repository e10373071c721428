// Ctrl+S, on a Mac Cmd+S, saves as the button does, or saves the draft where the button puts something into
// force. The browser's own dialog, which would keep a copy of the page on the disk, never comes.
import { type RefObject, useEffect, useEffectEvent } from "react";

/** "S" by its letter, and by its place where a Korean keyboard writes another letter there. */
const isSaveKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (/^[a-z]$/i.test(key) ? /s/i.test(key) : code === "KeyS");

/**
 * Listens as long as the form is on the page. A syllable that is being composed is finished first, so that it is saved too.
 * @param onSave what the keys do instead of the button
 */
export function useSaveKey(formRef: RefObject<HTMLFormElement | null>, onSave?: () => void): void {
  const submit = useEffectEvent((form: HTMLFormElement) => (onSave ? onSave() : form.requestSubmit()));
  useEffect(() => {
    const save = () => {
      const form = formRef.current;
      // A draft that is offered, or a question over the page, is answered first.
      if (form && !form.inert && !document.querySelector('[aria-modal="true"]')) submit(form);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (!event.isComposing) save();
      // The text takes over what was composed with the same event: it is saved after that.
      else document.addEventListener("compositionend", () => setTimeout(save), { once: true });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [formRef]);
}
