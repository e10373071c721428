/** Where the texts that people agree to are read. */
export const AGREED_TEXT_PATHS = { TERMS: "/terms", PRIVACY: "/privacy-policy" } as const;
