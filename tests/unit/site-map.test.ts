// The sweeps of the browser tests (axe, sideways scroll) visit every route there is.
import { expect, test } from "vitest";
import {
  APPLICATION_PATHS,
  GUEST_PATHS,
  MEMBER_PATH,
  MEMBER_PATHS,
  PAYMENT_PATH,
  POST_PATHS,
  PROGRAM_EDIT_PATHS,
  PROGRAM_PATHS,
  PUBLIC_PATHS,
  STAFF_PATHS,
} from "#tests/e2e/site-map.ts";
import { walkFile } from "#tests/support/syntax.ts";

/** Every string of web/routes.tsx that is a path. */
function routedPaths(): string[] {
  const paths = new Set<string>();
  walkFile("web/routes.tsx", (node) => {
    if (node.type === "Literal" && typeof node.value === "string" && node.value.startsWith("/"))
      paths.add(node.value);
  });
  return [...paths];
}

test("every route is visited", () => {
  const posts = Object.values(POST_PATHS).flatMap(({ read, edit }) => [`${read}:idx`, `${edit}:idx`]);
  const visited = new Set<string>([
    ...PUBLIC_PATHS,
    ...GUEST_PATHS,
    ...MEMBER_PATHS,
    // The form of a new popup is the same.
    "/admin/popup-management/edit/:idx",
    ...STAFF_PATHS,
    ...APPLICATION_PATHS,
    ...posts,
    `${MEMBER_PATH}:idx`,
    `${PAYMENT_PATH}:idx`,
    ...Object.values(PROGRAM_PATHS).map((path) => `${path}:idx`),
    ...Object.values(PROGRAM_EDIT_PATHS).map((path) => `${path}:idx`),
  ]);
  const routed = routedPaths();
  expect(routed.length).toBeGreaterThan(15);
  expect(routed.filter((path) => !visited.has(path))).toEqual([]);
});
