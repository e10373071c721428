// Defines who somebody is to the office (docs/people.md#permissions). Everything else in this folder is said in these words.
import type { StaffRole } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";

/** Everybody, visitors too. The answer may still depend on who asks. */
export const anyone = (_viewer: Viewer | null): boolean => true;

/** Signed in. */
export const isMember = (viewer: Viewer | null): boolean => viewer !== null;

/** Signed in, and here: nobody of the office looks in the person's place (docs/core.md#access-to-peoples-data). */
export const isInPerson = (viewer: Viewer | null): boolean =>
  viewer !== null && viewer.viewedBy === undefined;

/** Holds one of the roles; SUPER holds them all. */
export const holds = (viewer: Viewer | null, role: StaffRole): boolean =>
  viewer !== null && (viewer.roles.has(role) || viewer.roles.has("SUPER"));

/** Holds any staff role. */
export const openAdmin = (viewer: Viewer | null): boolean => viewer !== null && viewer.roles.size > 0;

/** Holds the role that may do everything; settings, roles and the audit log are no other's. */
export const isSuper = (viewer: Viewer | null): boolean => viewer?.roles.has("SUPER") === true;
