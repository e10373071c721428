// Defines what the office looks for from anywhere (docs/overview.md#office-search).
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { z } from "#schema/validation/zod.ts";

export const OFFICE_HIT_KINDS = ["MEMBER", "PAYMENT", "APPLICATION", "PROGRAM", "POST"] as const;
export type OfficeHitKind = (typeof OFFICE_HIT_KINDS)[number];

/** Of each kind; anyone who needs more goes to its list. */
export const OFFICE_HITS_EACH = 5;
/** What was worked on last, before anything is typed. */
export const OFFICE_HITS_RECENT = 8;

export const officeText = z.string({ error: "TYPE_INVALID" }).max(SEARCH_MAX_LENGTH, { error: "TOO_LONG" });
