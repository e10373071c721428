// Defines who holds which role of the office: SUPER alone reads and changes it (docs/people.md#permissions).
import type { Viewer } from "#schema/context.ts";
import { isSuper } from "#schema/policies/viewer.ts";

export const manageStaff = (viewer: Viewer | null): boolean => isSuper(viewer);
