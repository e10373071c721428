// Says what is suggested in a single line of the English, such as its title, while it is typed: as in the
// text, Tab takes it and Escape hides it.
import { useEffect, useEffectEvent, useState } from "react";
import { type SuggestionSource, suggestionFor } from "#schema/validation/core/translation/suggest.ts";

/** The line around the cursor after something was typed. */
interface TypedLine {
  readonly before: string;
  readonly after: string;
}
type Line = HTMLInputElement | HTMLTextAreaElement;

const isLine = (target: EventTarget | null): target is Line =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function typedIn({ value, selectionStart, selectionEnd }: Line): TypedLine | null {
  if (selectionStart === null || selectionStart !== selectionEnd) return null;
  return { before: value.slice(0, selectionStart), after: value.slice(selectionStart) };
}

/** As if it was typed, so that the field's form takes it. */
function insert(line: Line, words: string): void {
  line.setRangeText(words, line.selectionStart ?? 0, line.selectionEnd ?? 0, "end");
  line.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: words }));
}

const MOVES = /^(?:Arrow|Home|End|Page)/u;

/**
 * @param fieldId of the line that the writer is at; null: the writer is in the text
 * @returns the words that Tab takes; null: there are none
 */
export function useLineSuggestion(fieldId: string | null, source: SuggestionSource | null): string | null {
  const [typed, setTyped] = useState<TypedLine | null>(null);
  const words = typed && source && fieldId ? suggestionFor(typed.before, typed.after, source) : null;
  const lineOf = ({ target }: Event) => (isLine(target) && target.id === fieldId ? target : null);
  const type = useEffectEvent((event: Event) => {
    const line = lineOf(event);
    // A syllable that is being composed is not typed yet.
    if (line) setTyped(event instanceof InputEvent && event.isComposing ? null : typedIn(line));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const line = lineOf(event);
    if (!line || typed === null || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    // A cursor that only moves asks for nothing.
    if (MOVES.test(event.key)) return setTyped(null);
    if (words === null || (event.key !== "Tab" && event.key !== "Escape")) return;
    if (event.key === "Tab") insert(line, words);
    else setTyped(null);
    // Escape ends nothing else, and the field is not left.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const hide = () => setTyped(null);
    document.addEventListener("input", type);
    document.addEventListener("keydown", press, true);
    document.addEventListener("focusout", hide);
    document.addEventListener("pointerdown", hide);
    return () => {
      document.removeEventListener("input", type);
      document.removeEventListener("keydown", press, true);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("pointerdown", hide);
    };
  }, []);
  return words;
}
