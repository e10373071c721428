// Says what the palette offers, and how what is typed finds it.

import { apart, initialsOf, isOfInitials } from "#schema/validation/core/initials.ts";
import { asOneWord } from "#web/i18n/as-one-word.ts";

export interface PaletteEntry {
  readonly key: string;
  readonly icon: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Where it leads; or what it does. */
  readonly to?: string;
  readonly run?: () => void;
}

/** An entry that the page knows without asking, with the other words it is found by. */
export interface KnownEntry extends PaletteEntry {
  readonly words?: string;
}

export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

/** Whether the initial consonants of a word of the name, and of those behind it, begin so. */
function beginsWith(name: string, initials: string): boolean {
  const words = name.split(/\s+/);
  return words.some((_, at) => initialsOf(asOneWord(words.slice(at).join(""))).startsWith(apart(initials)));
}

/**
 * Those that hold every word of what was typed, in their names or the words beside them; a name also by its initial consonants.
 */
export function matching(entries: readonly KnownEntry[], typed: string): readonly KnownEntry[] {
  const terms = typed.split(/\s+/).map(asOneWord).filter(Boolean);
  return entries.filter(({ label, words = "" }) => {
    const text = `${asOneWord(label)} ${asOneWord(words)}`;
    return terms.every((term) => (isOfInitials(term) ? beginsWith(label, term) : text.includes(term)));
  });
}
