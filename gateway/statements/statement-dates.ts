/** A date cell has no zone: what SheetJS reads as UTC is what the bank wrote, in Seoul. "2026-11-23 14:05:09". */
export const inSeoulDigits = (cell: Date): string => cell.toISOString().slice(0, 19).replace("T", " ");
