// Defines what files are called for the other side: a name as it was uploaded may tell who wrote it.

interface Named {
  /** Of the manuscript. */
  readonly number: string | null;
  readonly kind: string;
  readonly round: number;
  readonly position: number;
}

const endingOf = (uploaded: string) => /\.[A-Za-z0-9]{1,5}$/.exec(uploaded)?.[0].toLowerCase() ?? "";

/** "2026-014-review-1-2.pdf": of the second reviewer of the first version. */
export const reviewFileName = ({ number, round, position }: Omit<Named, "kind">, uploaded: string): string =>
  `${number ?? "manuscript"}-review-${round}-${position}${endingOf(uploaded)}`;

/** "2026-014-manuscript-1.docx"; of the uploaded name only the ending is left. */
export function blindName({ number, kind, round, position }: Named, uploaded: string): string {
  const place = position === 0 ? "" : `-${position + 1}`;
  return `${number ?? "manuscript"}-${kind.toLowerCase()}-${round}${place}${endingOf(uploaded)}`;
}
