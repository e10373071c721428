// The settings of the site: SUPER alone (docs/people.md#permissions).
import type { Viewer } from "#schema/context.ts";
import { isSuper } from "#schema/policies/viewer.ts";

export const manageSettings = (viewer: Viewer | null): boolean => isSuper(viewer);
