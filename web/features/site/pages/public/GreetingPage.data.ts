import { TextPageDocument } from "#web/gql/pages.ts";
import { pageLoader } from "./page-loader.ts";

export const loader = pageLoader("GREETING", TextPageDocument);
