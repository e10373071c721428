// The audit log: SUPER alone reads it, nobody changes it (docs/people.md#permissions).
import type { Viewer } from "#schema/context.ts";
import { isSuper } from "#schema/policies/viewer.ts";

export const readAudit = (viewer: Viewer | null): boolean => isSuper(viewer);
