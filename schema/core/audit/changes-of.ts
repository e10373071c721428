import type { Prisma } from "#prisma/generated/client.ts";

/** Plain JSON. */
export type Facts = Readonly<Record<string, Prisma.InputJsonValue | null>>;

/** UTF-16 units of a text that the log stores; of longer ones those from just before the first difference. */
const TEXT_STORED = 1_000;
const LEAD = 40;

/** What changed, as the audit log stores it: only the names whose values differ, before and after. What is missing is null. */
export function changesOf(
  before: Facts,
  after: Facts,
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } {
  const differing = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (facts: Facts, others: Facts) =>
    Object.fromEntries(differing.map((name) => [name, shortened(facts[name] ?? null, others[name] ?? null)]));
  return { before: pick(before, after), after: pick(after, before) };
}

function shortened(value: Facts[string], other: Facts[string]): Facts[string] {
  if (typeof value !== "string" || value.length <= TEXT_STORED) return value;
  const from = typeof other === "string" ? Math.max(0, firstDifference(value, other) - LEAD) : 0;
  const part = value.slice(from, from + TEXT_STORED).toWellFormed();
  return `${from > 0 ? "…" : ""}${part}${from + TEXT_STORED < value.length ? "…" : ""}`;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
