import { PeoplePageDocument } from "#web/gql/pages.ts";
import type { PageLoader } from "#web/page/page.ts";
import type { BoardKey } from "./BoardMembersPage.tsx";
import { pageLoader } from "./page-loader.ts";

export const loader: PageLoader<{ pageKey: BoardKey }> = (context) =>
  pageLoader(context.props.pageKey, PeoplePageDocument, ({ people }) =>
    people.map(({ role, name }) => `${role.text} ${name.text}`),
  )(context);
