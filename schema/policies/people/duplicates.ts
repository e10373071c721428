// Accounts of one person are found and merged by the office of members; those of the office by SUPER alone
// (schema/people/members/lock-managed.ts).
import type { Viewer } from "#schema/context.ts";
import { manageMembers } from "./members.ts";

export const mergeMembers = (viewer: Viewer | null): boolean => manageMembers(viewer);
