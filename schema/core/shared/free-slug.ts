/** Small letters, digits and hyphens of a name; `tag` where nothing is left; numbered where it is taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const base = plain.replace(/^-+|-+$/g, "") || "tag";
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
