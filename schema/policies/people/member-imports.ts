// Rosters are taken in by the office of members.
import type { Viewer } from "#schema/context.ts";
import { manageMembers } from "./members.ts";

export const importMembers = (viewer: Viewer | null): boolean => manageMembers(viewer);
