// The routes, made of the table in web/pages.ts. Three frames: pages of the site that the server renders,
// those of the site that the browser fills, and those of the office.
import type { RouteObject } from "react-router-dom";
import { ErrorFrame } from "./ErrorFrame.tsx";
import { Waiting } from "./layout/Waiting.tsx";
import { PublicFrame } from "./PublicFrame.tsx";
import { frameOf } from "./page/frame.ts";
import { notFound } from "./page/page-error.ts";
import { pageRoute } from "./page/page-route.ts";
import { isRendered } from "./page/rights.ts";
import { PAGES } from "./pages.ts";
import { NOT_FOUND_PATH } from "./paths.ts";
import { SiteFrame } from "./SiteFrame.tsx";
import { siteLoader } from "./site-loader.ts";

const { site = [], office = [] } = Object.groupBy(PAGES, frameOf);
const rendered = site.filter(({ rights = "public" }) => isRendered(rights));
const shells = site.filter(({ rights = "public" }) => !isRendered(rights));

export const routes: RouteObject[] = [
  {
    id: "site",
    Component: SiteFrame,
    ErrorBoundary: ErrorFrame,
    loader: siteLoader,
    shouldRevalidate: () => false,
    children: [
      {
        id: "public",
        Component: PublicFrame,
        children: [
          ...rendered.map(pageRoute),
          {
            id: "signed-in",
            HydrateFallback: Waiting,
            // Loaded with the first of these pages, as that of the office.
            lazy: async () =>
              import.meta.env.SSR
                ? {}
                : { Component: (await import("./layout/FilledFrame.tsx")).FilledFrame },
            children: shells.map(pageRoute),
          },
          { path: NOT_FOUND_PATH, loader: () => Promise.reject(notFound()) },
        ],
      },
      {
        id: "office",
        HydrateFallback: Waiting,
        // Loaded with the first page of the office, so that no visitor loads it, nor does the server.
        lazy: async () =>
          import.meta.env.SSR ? {} : { Component: (await import("./layout/OfficeLayout.tsx")).OfficeLayout },
        children: office.map(pageRoute),
      },
    ],
  },
];
