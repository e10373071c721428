import { ItemsPageDocument } from "#web/gql/pages.ts";
import { pageLoader } from "./page-loader.ts";

export const loader = pageLoader("VALUES", ItemsPageDocument);
