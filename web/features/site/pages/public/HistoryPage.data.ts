import { ItemsPageDocument } from "#web/gql/pages.ts";
import { pageLoader } from "./page-loader.ts";

export const loader = pageLoader("HISTORY", ItemsPageDocument, ({ entries }) =>
  entries.map(({ year, title }) => `${year} ${title.text}`),
);
