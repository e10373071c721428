// The trash: everybody of the office sees in it what they may write, and nothing else.
import type { Viewer } from "#schema/context.ts";
import { writeGlossary } from "./glossary.ts";
import { writePopups } from "./popups.ts";
import { writePosts } from "./posts.ts";
import { writePrograms } from "./programs.ts";

export const readTrash = (viewer: Viewer | null): boolean =>
  writePosts(viewer) || writePrograms(viewer) || writePopups(viewer) || writeGlossary(viewer);
