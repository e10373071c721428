// Defines how long data of people is retained, and what is due: SUPER's, as the audit log is (docs/people.md#permissions).
import type { Viewer } from "#schema/context.ts";
import { isSuper } from "#schema/policies/viewer.ts";

export const readRetention = (viewer: Viewer | null): boolean => isSuper(viewer);
