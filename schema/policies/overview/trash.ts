// The trash: everybody of the office sees in it what they may write, and nothing else.
import type { Viewer } from "#schema/context.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { writeGlossary } from "#schema/policies/site/glossary.ts";
import { writePopups } from "#schema/policies/site/popups.ts";
import { writePosts } from "#schema/policies/site/posts.ts";

export const readTrash = (viewer: Viewer | null): boolean =>
  writePosts(viewer) || writePrograms(viewer) || writePopups(viewer) || writeGlossary(viewer);
