// Says where the pages of signed-in people and of the office are to be had. A module of its own: the list names every part of the
// editors, and visitors load none of it.
import type { PageDataModule, PageModule, PageModules } from "./page-route.ts";

export const ACCOUNT_PAGES: PageModules = import.meta.env.SSR
  ? {
      // The server renders one of them, and would hold the others for nobody.
      views: import.meta.glob<PageModule | undefined>(
        "/features/people/members/account/VerifyEmailAccountPage.tsx",
      ),
      datas: {},
    }
  : {
      views: import.meta.glob<PageModule | undefined>([
        "/features/**/*Page.tsx",
        "!/features/*/*/public/**",
        "!/features/overview/search/**",
      ]),
      datas: import.meta.glob<PageDataModule | undefined>([
        "/features/**/*Page.data.ts",
        "!/features/*/*/public/**",
        "!/features/overview/search/**",
      ]),
    };
