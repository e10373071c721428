// The settings of the site: SUPER alone (decisions, Permissions).
import type { Viewer } from "#schema/context.ts";
import { isSuper } from "./viewer.ts";

export const manageSettings = (viewer: Viewer | null): boolean => isSuper(viewer);
