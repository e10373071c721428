// Attendance is recorded by PROGRAM, and by helpers who hold a link of the program for its day. The link is
// the right: it shows names, numbers, rooms and photos, and nothing else.
import type { Viewer } from "#schema/context.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { anyone } from "#schema/policies/viewer.ts";

export const manageAttendance: (viewer: Viewer | null) => boolean = manageApplications;

/** Everybody with a link that is good; what it opens is the row's. */
export const checkInByLink: (viewer: Viewer | null) => boolean = anyone;
