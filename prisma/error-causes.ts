// The reason of an error is in the error itself or in one of its causes, which come from `pg`, Prisma's adapter and Prisma.

const DEEPEST = 5;

/** Whether something holds for the error or for anything that caused it. */
export function someCause(error: unknown, holds: (cause: object) => boolean, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return false;
  const inner = ["cause", "originalError", "meta", "driverAdapterError"];
  return holds(error) || inner.some((key) => someCause(Reflect.get(error, key), holds, depth + 1));
}

/** Whether one of the codes is in the error: PostgreSQL's, the system's, or Prisma's. */
export function hasCodeOf(error: object, codes: { has(code: string): boolean }): boolean {
  return ["code", "originalCode"].some((key) => {
    const code: unknown = Reflect.get(error, key);
    return typeof code === "string" && codes.has(code);
  });
}
