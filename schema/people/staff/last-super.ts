/**
 * Whether the database refused something because the last active SUPER would lose the role or the account
 * (migration `office`). The message of the driver's error names the code.
 */
export function isLastSuper(error: unknown): boolean {
  return error instanceof Error && error.message.includes("LAST_SUPER");
}
