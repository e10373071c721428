// Old addresses and the report of what is not found: CONTENT looks after where things are read (docs/import.md#former-addresses).
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";

export const manageRedirects = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
