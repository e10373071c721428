import { PeoplePageDocument } from "#web/gql/pages.ts";
import { pageLoader } from "./page-loader.ts";

export const loader = pageLoader("BOARD_MEMBERS", PeoplePageDocument, ({ people }) =>
  people.map(({ role, name }) => `${role.text} ${name.text}`),
);
