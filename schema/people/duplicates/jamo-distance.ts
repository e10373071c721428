// Defines how far two names are apart, in the letters they are written with: "김민지" and "김민자" by one.

/** Syllables fall into their jamo, marks away; case and spaces do not count. */
const lettersOf = (name: string): readonly string[] => [
  ...name
    .normalize("NFKD")
    .replace(/[\p{Mn}\s.,'’-]/gu, "")
    .toLowerCase(),
];

/** Letters that were added, left out or changed (Levenshtein). */
export function jamoDistance(one: string, other: string): number {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  let row = b.map((_letter, at) => at + 1);
  for (const [i, letter] of a.entries()) {
    const next: number[] = [];
    for (const [j, against] of b.entries()) {
      const above = row[j] ?? 0;
      const before = j === 0 ? i : (row[j - 1] ?? 0);
      const left = j === 0 ? i + 1 : (next[j - 1] ?? 0);
      next.push(Math.min(above + 1, left + 1, before + (letter === against ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? a.length;
}
