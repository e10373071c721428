// Acts that a stranger at an open screen must not do ask once more who it is (decision 66).
import type { Viewer } from "#schema/context.ts";
import { MINUTE } from "#schema/validation/durations.ts";

const GOOD_FOR_MS = 5 * MINUTE;

/** Whether the session proved within five minutes who it is: at the sign-in, or when it was asked again. */
export const hasProvedRecently = ({ authenticatedAt }: Viewer, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() < GOOD_FOR_MS;
