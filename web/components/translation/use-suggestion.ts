// Says what is suggested in the English while it is typed.
import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import type { SuggestionSource } from "#schema/validation/core/translation/suggest.ts";
import { suggestedWords, suggestionKey, suggestionPlugin, withSuggestions } from "./suggestion-plugin.ts";

/** @returns the words that Tab takes; null: there are none */
export function useSuggestion(editor: Editor | null, source: SuggestionSource | null): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!editor) return;
    // In front of lists and tables, which have Tab where nothing is suggested.
    editor.registerPlugin(suggestionPlugin(), (own, others) => [own, ...others]);
    const follow = () => setWords(suggestedWords(editor.state));
    editor.on("transaction", follow);
    return () => {
      editor.off("transaction", follow);
      if (!editor.isDestroyed) editor.unregisterPlugin(suggestionKey);
    };
  }, [editor]);
  const key = JSON.stringify(source);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const next: SuggestionSource | null = JSON.parse(key);
    editor.view.dispatch(withSuggestions(editor.state, { source: next }));
  }, [editor, key]);
  return words;
}
