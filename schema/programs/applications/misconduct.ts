// Reads how an applicant broke the rules of an exam, as recorded at the door.

/** For the relation `attendances` of an application. */
export const MISCONDUCT = {
  where: { isCurrent: true, state: "MISCONDUCT" },
  orderBy: { at: "asc" },
  select: { note: true },
} as const;

/** The words of the door, a line for each paper; null where no rule was broken. */
export function misconductOf({
  attendances,
}: {
  readonly attendances: readonly { readonly note: string | null }[];
}): string | null {
  return attendances.length > 0 ? attendances.map(({ note }) => note).join("\n") : null;
}
