import type { Prisma } from "#prisma/generated/client.ts";

type Facts = Readonly<Record<string, Prisma.InputJsonValue | null>>;

/** What is another than before, as the audit log keeps it: only the names that differ, on both sides. */
export function changesOf(
  before: Facts,
  after: Facts,
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } {
  const differing = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (facts: Facts) => Object.fromEntries(differing.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
