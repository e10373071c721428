// The office of members imports rosters.
import type { Viewer } from "#schema/context.ts";
import { manageMembers } from "./members.ts";

export const importMembers = (viewer: Viewer | null): boolean => manageMembers(viewer);
