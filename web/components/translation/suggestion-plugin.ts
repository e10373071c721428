// The words that a translator may be about to type, shown behind the cursor. Tab takes them, Escape hides
// them; without any, both keys are the text's own.
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { type SuggestionSource, suggestionFor } from "#schema/validation/core/translation/suggest.ts";

interface Shown {
  readonly source: SuggestionSource | null;
  /** Null: nothing is offered. */
  readonly words: string | null;
}

/** From outside: what to suggest from; `hide` until something is typed again. */
type SuggestionChange = { readonly source: SuggestionSource | null } | "hide";

export const suggestionKey = new PluginKey<Shown>("suggestion");

/** A step that changes what is suggested, and is none to be undone. */
export const withSuggestions = (state: EditorState, change: SuggestionChange): Transaction =>
  state.tr.setMeta(suggestionKey, change).setMeta("addToHistory", false).setMeta("preventUpdate", true);

export const suggestedWords = (state: EditorState): string | null =>
  suggestionKey.getState(state)?.words ?? null;

function wordsAt({ selection }: EditorState, source: SuggestionSource | null): string | null {
  const { $from, empty } = selection;
  if (!source || !empty || !$from.parent.isTextblock) return null;
  const end = $from.parent.content.size;
  const textBetween = (from: number, to: number) => $from.parent.textBetween(from, to, " ", " ");
  return suggestionFor(textBetween(0, $from.parentOffset), textBetween($from.parentOffset, end), source);
}

export const suggestionPlugin = (): Plugin<Shown> =>
  new Plugin<Shown>({
    key: suggestionKey,
    state: {
      init: () => ({ source: null, words: null }),
      apply: (tr, shown, _before, state) => {
        const change: SuggestionChange | undefined = tr.getMeta(suggestionKey);
        if (change === "hide") return { ...shown, words: null };
        if (change) return { source: change.source, words: wordsAt(state, change.source) };
        // A cursor that only moves asks for nothing.
        if (tr.docChanged) return { ...shown, words: wordsAt(state, shown.source) };
        return tr.selectionSet ? { ...shown, words: null } : shown;
      },
    },
    props: {
      decorations: (state) => {
        const words = suggestedWords(state);
        if (words === null) return null;
        const { from } = state.selection;
        const widget = Decoration.widget(from, () => ghostOf(words), {
          side: 1,
          key: words,
          ignoreSelection: true,
        });
        return DecorationSet.create(state.doc, [widget]);
      },
      handleKeyDown: (view, event) => {
        const words = suggestedWords(view.state);
        if (words === null || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
        if (event.key === "Escape") view.dispatch(withSuggestions(view.state, "hide"));
        else if (event.key === "Tab") view.dispatch(view.state.tr.insertText(words).scrollIntoView());
        else return false;
        // Escape ends nothing else, and the field is not left.
        event.stopPropagation();
        return true;
      },
      handleDOMEvents: {
        // A syllable that is being composed has its own look.
        compositionstart: (view) => {
          if (suggestedWords(view.state) !== null) view.dispatch(withSuggestions(view.state, "hide"));
          return false;
        },
        blur: (view) => {
          if (suggestedWords(view.state) !== null) view.dispatch(withSuggestions(view.state, "hide"));
          return false;
        },
      },
    },
  });

function ghostOf(words: string): HTMLElement {
  const ghost = document.createElement("span");
  ghost.textContent = words;
  ghost.style.color = "var(--ink-3)";
  ghost.dataset.suggestion = "true";
  // The panel says it to those who hear the page.
  ghost.setAttribute("aria-hidden", "true");
  ghost.contentEditable = "false";
  return ghost;
}
