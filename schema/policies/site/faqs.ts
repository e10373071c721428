// Questions that are often asked: everybody reads them, CONTENT writes them (decision 5).
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";

export const writeFaqs = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
