// Finds where a text discloses its authors. It only points out: a short name may be a word, and a reference
// to the own work may be meant.

interface Named {
  readonly nameKo: string | null;
  readonly familyName: string | null;
  readonly givenName: string | null;
  readonly email: string;
}

export interface NameFound {
  /** As it was typed by the author. */
  readonly name: string;
  /** What is around it, in one line. */
  readonly excerpt: string;
}

/** Letters around a name. */
const AROUND = 30;
/** A name of one syllable is a word. */
const SHORTEST = 2;

/** In composed lower case, without spaces and marks; with the original position of each letter. */
function squeeze(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (!/[\p{L}\p{N}@]/u.test(letter)) continue;
    for (const small of letter.toLowerCase()) {
      letters += small;
      places.push(at);
    }
  }
  return { letters, places };
}

/** The ways in which an author's name is written. */
function namesOf({ nameKo, familyName, givenName, email }: Named): readonly string[] {
  const latin = familyName !== null && givenName !== null;
  return [
    ...(nameKo === null ? [] : [nameKo]),
    ...(latin ? [`${givenName} ${familyName}`, `${familyName} ${givenName}`] : []),
    ...(email === "" ? [] : [email]),
  ];
}

/** The first place of each name of the authors in a text; spaces, case and hyphens do not hide one. */
export function namesIn(given: string, authors: readonly Named[]): NameFound[] {
  const text = given.normalize("NFC");
  const { letters, places } = squeeze(text);
  return authors.flatMap(namesOf).flatMap((name) => {
    const sought = squeeze(name.normalize("NFC")).letters;
    const at = sought.length < SHORTEST ? -1 : letters.indexOf(sought);
    if (at === -1) return [];
    const from = Math.max(0, (places[at] ?? 0) - AROUND);
    const to = (places[at + sought.length - 1] ?? 0) + 1 + AROUND;
    return [{ name, excerpt: text.slice(from, to).replace(/\s+/g, " ").trim().toWellFormed() }];
  });
}
