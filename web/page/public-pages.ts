// Where the pages that visitors read are to be had. A module of its own, loaded when the first page stands: it names every part of
// the public site.
import type { PageDataModule, PageModule, PageModules } from "./page-route.ts";

export const PUBLIC_PAGES: PageModules = {
  views: import.meta.glob<PageModule | undefined>([
    "/features/*/public/*Page.tsx",
    "/features/search/*Page.tsx",
  ]),
  datas: import.meta.glob<PageDataModule | undefined>([
    "/features/*/public/*Page.data.ts",
    "/features/search/*Page.data.ts",
  ]),
};
