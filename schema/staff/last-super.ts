/**
 * Whether the database refused something because the last active SUPER would lose the role or the account (migration `office`). Its
 * word stands in the message of the driver's error.
 */
export function isLastSuper(error: unknown): boolean {
  return error instanceof Error && error.message.includes("LAST_SUPER");
}
