// The router as browsers get it (web/build/unused-router.ts): it still does what this site asks of it, and web/ asks for nothing else.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Router from "react-router-dom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROOT, readSource, sourceFiles } from "#tests/support/source-files.ts";
import { leanCode } from "#web/build/lean-libraries-plugin.ts";

const FOLDER = join(ROOT, "node_modules/react-router/dist/production");
const WHOLE = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => readFileSync(join(FOLDER, name), "utf8"))
  .filter((code) => code.includes("\nfunction createRouter("))
  .join("");
const folder = mkdtempSync(join(tmpdir(), "lean-router-"));
afterAll(() => rmSync(folder, { recursive: true }));

let lean: typeof Router;
beforeAll(async () => {
  const file = join(folder, "router.mjs");
  // A module outside of the project finds no package by its name.
  const react = JSON.stringify(import.meta.resolve("react"));
  writeFileSync(file, leanCode(WHOLE).replaceAll(/(?<=^import \* as \w+ from )"react"/gm, react));
  lean = await import(/* @vite-ignore */ pathToFileURL(file).href);
});

test("pages load, again when asked to, redirect and fail", async () => {
  const count = vi.fn(() => count.mock.calls.length);
  const router = lean.createMemoryRouter([
    {
      id: "root",
      ErrorBoundary: () => null,
      loader: () => "site",
      shouldRevalidate: () => false,
      children: [
        { path: "/", loader: count },
        { id: "late", path: "/late/:idx", lazy: async () => ({ loader: ({ params }) => params.idx }) },
        { path: "/elsewhere", loader: () => lean.redirect("/late/3") },
        { path: "/broken", loader: () => Promise.reject(new Error("broken")) },
      ],
    },
  ]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(router.state.loaderData.root).toBe("site");
  await router.revalidate();
  expect(count).toHaveBeenCalledTimes(2);

  await router.navigate("/late/2");
  expect(router.state.loaderData.late).toBe("2");
  await router.navigate("/elsewhere");
  expect(router.state.location.pathname).toBe("/late/3");
  expect(router.state.loaderData.late).toBe("3");
  await router.navigate("/broken");
  expect(router.state.errors).toEqual({ root: new Error("broken") });
  await router.navigate(-1);
  expect([router.state.location.pathname, router.state.errors]).toEqual(["/late/3", null]);
  await router.navigate("/nowhere");
  expect(router.state.errors).toMatchObject({ root: { status: 404 } });
});

test("leaving a page can be held up", async () => {
  const router = lean.createMemoryRouter([{ path: "/" }, { path: "/next" }]);
  router.getBlocker("form", () => true);
  await router.navigate("/next");
  expect(router.state.location.pathname).toBe("/");
  expect(router.state.blockers.get("form")?.state).toBe("blocked");
  router.state.blockers.get("form")?.proceed?.();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/next"));
});

/** What of it web/ uses; before another name is added here, see that unused-router.ts leaves it whole. */
const USED = [
  "createBrowserRouter",
  "createContext",
  "createStaticHandler",
  "createStaticRouter",
  "Link",
  "matchRoutes",
  "NavLink",
  "Outlet",
  "redirect",
  "RouterContextProvider",
  "RouterProvider",
  "ScrollRestoration",
  "StaticRouterProvider",
  "useBlocker",
  "useHref",
  "useLoaderData",
  "useLocation",
  "useMatches",
  "useNavigate",
  "useNavigation",
  "useParams",
  "useRevalidator",
  "useRouteError",
  "useRouteLoaderData",
  "useSearchParams",
];

test("web/ uses nothing else of it", () => {
  const files = sourceFiles(".ts", ".tsx").filter((file) => /^web\/(?!build\/)/.test(file));
  const named = files.flatMap((file) =>
    [...readSource(file).matchAll(/^import \{([^}]*)\} from "react-router-dom"/gm)].flatMap(
      ([, names = ""]) => names.split(",").map((name) => name.trim()),
    ),
  );
  const used = new Set(named.filter((name) => name !== "" && !name.startsWith("type ")));
  expect([...used].filter((name) => !USED.includes(name))).toEqual([]);
  const options =
    /\b(viewTransition|flushSync|prefetch|mask|middleware|patchRoutesOnNavigation|formMethod)\b[=:]/;
  expect(
    files.filter((file) => /react-router/.test(readSource(file)) && options.test(readSource(file))),
  ).toEqual([]);
});
