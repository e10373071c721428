// What an author of a presentation answered, as the words about it name the cases.

interface Answered {
  readonly consentedAt: string | null;
  readonly declinedAt: string | null;
  readonly removedAt: string | null;
}

export function authorAnswer({ consentedAt, declinedAt, removedAt }: Answered) {
  if (removedAt !== null) return "removed";
  if (declinedAt !== null) return "no";
  return consentedAt === null ? "open" : "yes";
}
