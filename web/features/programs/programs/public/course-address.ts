// Says what the address of a course says: `?page=2` of the dates that have been.
import { pageKey, queryPath, readQuery } from "#web/page/query.ts";
import { KIND_PATHS } from "#web/paths.ts";
import type { CourseKind } from "./kinds.ts";

const KEYS = { page: pageKey };

export const readCoursePage = (query: URLSearchParams): number => readQuery(KEYS, query).page;

/** The address of a course without language. */
export const coursePath = (kind: CourseKind, page: number): string =>
  queryPath(KIND_PATHS[kind], KEYS, { page });
