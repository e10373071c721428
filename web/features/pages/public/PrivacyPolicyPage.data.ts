import { versionedPageLoader } from "./versioned-page-loader.ts";

export const loader = versionedPageLoader("PRIVACY_POLICY");
