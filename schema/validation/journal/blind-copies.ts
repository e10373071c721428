// The copies that reviewers get of the files of a manuscript (docs/reviews.md#blind-review-files).

/**
 * Why there can be none. ENCRYPTED: by a password, or with a right that its owner alone gives; DISTRIBUTED: a
 * document of Hangul that is for reading only; TOO_LARGE: it takes more memory or time than it may; DAMAGED:
 * anything else.
 */
const BLIND_REFUSALS = ["ENCRYPTED", "DISTRIBUTED", "DAMAGED", "TOO_LARGE"] as const;
export type BlindRefusal = (typeof BLIND_REFUSALS)[number];

/** Of a file that reviewers are to get; WAITING while its copy is being made. */
export const BLIND_STATES = ["WAITING", "CLEAN", ...BLIND_REFUSALS] as const;
export type BlindState = (typeof BLIND_STATES)[number];
