// Two people changed the same thing: what only one of them changed is taken, what both changed differently is asked. Pure.

/** What belongs together and is taken from one side as a whole. */
export interface Part<Values> {
  readonly name: string;
  readonly keys: readonly (keyof Values)[];
}

export type Side = "mine" | "theirs";
/** "same": both say the same. "ask": both changed it, differently, or nobody knows what it was before. */
export type Verdict = Side | "same" | "ask";

/** Equal as JSON: the order of members and members that are undefined do not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other].map(
    (value) => new Map(Object.entries(value).filter(([, member]) => member !== undefined)),
  );
  if (!left || left.size !== right?.size) return false;
  return [...left].every(([key, member]) => right.has(key) && isSameJson(member, right.get(key)));
}

interface Sides<Values> {
  /** What both began from; null when it is not known. */
  readonly base: Values | null;
  readonly mine: Values;
  readonly theirs: Values;
}

/** Whose word counts, part by part. */
export function judge<Values extends object, Name extends string>(
  parts: readonly (Part<Values> & { readonly name: Name })[],
  { base, mine, theirs }: Sides<Values>,
): ReadonlyMap<Name, Verdict> {
  const same = (keys: readonly (keyof Values)[], one: Values, other: Values) =>
    keys.every((key) => isSameJson(one[key], other[key]));
  return new Map(
    parts.map(({ name, keys }): [Name, Verdict] => {
      if (same(keys, mine, theirs)) return [name, "same"];
      if (base !== null && same(keys, mine, base)) return [name, "theirs"];
      if (base !== null && same(keys, theirs, base)) return [name, "mine"];
      return [name, "ask"];
    }),
  );
}

/** Mine, with theirs where that was decided. */
export function merge<Values extends object, Name extends string>(
  parts: readonly (Part<Values> & { readonly name: Name })[],
  { mine, theirs }: Pick<Sides<Values>, "mine" | "theirs">,
  decided: (name: Name) => Verdict | undefined,
): Values {
  const merged = { ...mine };
  for (const { name, keys } of parts) {
    if (decided(name) !== "theirs") continue;
    for (const key of keys) merged[key] = theirs[key];
  }
  return merged;
}
