// Says where the pages that visitors read and the forms they fill in are to be had. Every page of the site carries this list.
import type { PageDataModule, PageModule, PageModules } from "./page-route.ts";

export const PUBLIC_PAGES: PageModules = {
  views: import.meta.glob<PageModule | undefined>([
    "/features/*/*/public/*Page.tsx",
    "/features/overview/search/*Page.tsx",
  ]),
  datas: import.meta.glob<PageDataModule | undefined>([
    "/features/*/*/public/*Page.data.ts",
    "/features/overview/search/*Page.data.ts",
  ]),
};
