// The end of a month: anyone who looks after money closes it; opening it again is for SUPER alone, because
// what was handed to the auditors changes then.
import type { Viewer } from "#schema/context.ts";
import { holds, isSuper } from "#schema/policies/viewer.ts";

export const closeMonths = (viewer: Viewer | null): boolean => holds(viewer, "FINANCE");

export const openMonths = (viewer: Viewer | null): boolean => isSuper(viewer);
