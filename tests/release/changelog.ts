// The changelog: what is next becomes a version.
const NEXT = "## Next\n";

/**
 * @returns the changelog with an empty "Next" above the new version, and the notes of that version
 * @throws Error when nothing is next, or the version is there
 */
export function takeNext(
  changelog: string,
  version: string,
  now: Date,
): { readonly changelog: string; readonly notes: string } {
  const [before, rest] = changelog.split(NEXT);
  if (rest === undefined) throw new Error('CHANGELOG.md has no part "Next"');
  if (changelog.includes(`\n## ${version}\n`) || changelog.includes(`\n## ${version} (`))
    throw new Error(`CHANGELOG.md has ${version} already`);
  const end = rest.indexOf("\n## ");
  const notes = (end === -1 ? rest : rest.slice(0, end)).trim();
  if (notes === "") throw new Error('Nothing is written below "Next" in CHANGELOG.md');
  const others = end === -1 ? "" : rest.slice(end);
  const title = `## ${version} (${now.toISOString().slice(0, 10)})`;
  return { changelog: `${before}${NEXT}\n${title}\n\n${notes}\n${others}`, notes: `${notes}\n` };
}

/** The first thing that is said in bold, or the first line. */
export function titleOf(notes: string): string {
  return /\*\*(.+?)\*\*/.exec(notes)?.[1] ?? notes.split("\n", 1)[0] ?? "";
}
