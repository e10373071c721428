import { TextPageDocument } from "#web/gql/pages.ts";
import type { PageLoader } from "#web/page/page.ts";
import type { IntroductionKey } from "./IntroductionPage.tsx";
import { pageLoader } from "./page-loader.ts";

export const loader: PageLoader<{ pageKey: IntroductionKey }> = (context) =>
  pageLoader(context.props.pageKey, TextPageDocument)(context);
