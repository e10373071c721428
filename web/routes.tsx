// The routes, made of the table in web/pages.ts: what the server renders itself, then the shells that the browser fills.
import type { RouteObject } from "react-router-dom";
import { ErrorFrame } from "./ErrorFrame.tsx";
import { Waiting } from "./layout/Waiting.tsx";
import { notFound } from "./page/page-error.ts";
import { pageRoute } from "./page/page-route.ts";
import { isRendered } from "./page/rights.ts";
import { PAGES } from "./pages.ts";
import { NOT_FOUND_PATH } from "./paths.ts";
import { SiteFrame } from "./SiteFrame.tsx";
import { siteLoader } from "./site-loader.ts";

const rendered = PAGES.filter(({ rights = "public" }) => isRendered(rights));
const shells = PAGES.filter(({ rights = "public" }) => !isRendered(rights));

export const routes: RouteObject[] = [
  {
    id: "site",
    Component: SiteFrame,
    ErrorBoundary: ErrorFrame,
    loader: siteLoader,
    shouldRevalidate: () => false,
    children: [
      ...rendered.map(pageRoute),
      { id: "signed-in", HydrateFallback: Waiting, children: shells.map(pageRoute) },
      { path: NOT_FOUND_PATH, loader: () => Promise.reject(notFound()) },
    ],
  },
];
