// The headings of a table that somebody uploads.

/** A heading without what people set around its words. */
export const squeezed = (cell: string): string => cell.normalize("NFC").replace(/[\s()（）원·]/gu, "");

/** A row of headings, by which files of the same origin are recognised. */
export const headingOf = (row: readonly string[]): string => row.map(squeezed).join("\t").trimEnd();
