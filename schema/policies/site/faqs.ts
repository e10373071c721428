// Questions that are often asked: everybody reads them, CONTENT writes them (docs/people.md#permissions).
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";

export const writeFaqs = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
