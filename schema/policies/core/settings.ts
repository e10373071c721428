// The settings of the site: SUPER alone (decision 5).
import type { Viewer } from "#schema/context.ts";
import { isSuper } from "#schema/policies/viewer.ts";

export const manageSettings = (viewer: Viewer | null): boolean => isSuper(viewer);
