// Defines whose name a presentation is printed with: on the page of the event and in the book of abstracts.

/** Nobody who declined, and nobody whom the office removed. Who has not answered is printed. */
export const PRINTED_AUTHORS = { declinedAt: null, removedAt: null } as const;

export const isPrintedAuthor = ({
  declinedAt,
  removedAt,
}: {
  readonly declinedAt: unknown;
  readonly removedAt: unknown;
}): boolean => declinedAt === null && removedAt === null;
