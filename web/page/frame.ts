// Says which frame a page is in: it follows from the path, unless its line says otherwise.
import { OFFICE_ROOT } from "#web/paths.ts";
import type { PageLine } from "./page-handle.ts";

/** The site's header and footer, or the office's menu beside the page. */
export type Frame = "site" | "office";

export const frameOf = ({ path, frame }: Pick<PageLine, "path" | "frame">): Frame =>
  frame ?? (path.startsWith(OFFICE_ROOT) ? "office" : "site");
