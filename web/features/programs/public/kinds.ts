import type { ProgramKind } from "#web/gql/enums.ts";
import { KIND_PATHS } from "#web/paths.ts";

/** Everything that is no seminar; each kind has a page that explains it. */
export type CourseKind = Exclude<ProgramKind, "SEMINAR">;

export const SEMINARS: readonly ProgramKind[] = ["SEMINAR"];

/** In the order of the menu. */
export const PROGRAMS: readonly CourseKind[] = [
  "KITEC",
  "ONLINE_COURSE",
  "EXPERT_COURSE",
  "COMMUNITY_COURSE",
  "WORKSHOP",
  "SOCIAL_INTEGRATION",
];

/** The kind that is explained at a path without language; undefined where none is. */
export function courseAt(path: string): CourseKind | undefined {
  const plain = path.replace(/\/+$/, "");
  return PROGRAMS.find((kind) => KIND_PATHS[kind] === plain);
}
