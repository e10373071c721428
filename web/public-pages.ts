// Where the pages that visitors read are to be had. A module of its own, loaded when the first page stands: it names every part of
// the public site. Those of signed-in people are left out by their names (account-pages.ts).
import type { PageDataModule, PageModule, PageModules } from "./page-route.ts";

export const PUBLIC_PAGES: PageModules = {
  views: import.meta.glob<PageModule | undefined>([
    "./features/*/*Page.tsx",
    "!./features/dashboard/*",
    "!./features/*/*AccountPage.tsx",
    "!./features/*/*EditorPage.tsx",
    "!./features/*/Managed*Page.tsx",
  ]),
  datas: import.meta.glob<PageDataModule | undefined>([
    "./features/*/*Page.data.ts",
    "!./features/dashboard/*",
    "!./features/*/*AccountPage.data.ts",
    "!./features/*/*EditorPage.data.ts",
    "!./features/*/Managed*Page.data.ts",
  ]),
};
