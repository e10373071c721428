/** A text as what is searched for is compared, by neither case nor spaces nor composition. */
export const asOneWord = (text: string): string => text.normalize("NFC").replace(/\s+/gu, "").toLowerCase();
