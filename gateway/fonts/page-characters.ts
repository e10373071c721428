// Finds the characters of a text that the core of the font does not hold. Every new page and every answer is
// searched, so this is one pass over the text with one look-up for each character.

/** An address stays below 3 kB. A page that shows more, such as a table of syllables, takes them from the slices. */
const CODES_MAX = 500;

/** The code points of a text that are among some characters, ascending and each once. Of too many it gives the first ones. */
type FindCharacters = (text: string) => readonly number[];

/** @param characters what to look for, all of the basic plane */
export function createFindCharacters(characters: string): FindCharacters {
  const isWanted = new Uint8Array(0x10000);
  for (let index = 0; index < characters.length; index += 1) isWanted[characters.charCodeAt(index)] = 1;
  return (text) => {
    const found = new Set<number>();
    for (let index = 0; index < text.length && found.size < CODES_MAX; index += 1) {
      const code = text.charCodeAt(index);
      if (isWanted[code] === 1) found.add(code);
    }
    return [...found].sort((a, b) => a - b);
  };
}
