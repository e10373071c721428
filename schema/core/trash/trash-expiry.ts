// The trash keeps what is thrown away for 30 days (docs/people.md#permissions).
import { DAY } from "#schema/validation/core/durations.ts";
import { TRASH_DAYS } from "#schema/validation/core/limits.ts";

const TRASH_MS = TRASH_DAYS * DAY;

/** When what was thrown away at a moment is removed for good by itself. */
export const trashExpiry = (deletedAt: Date): Date => new Date(deletedAt.getTime() + TRASH_MS);

/** The other way round: what was thrown away at this moment or earlier is due to be removed now. */
export const retainedSince = (now: Date): Date => new Date(now.getTime() - TRASH_MS);
