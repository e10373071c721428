// The title of the open page, as its line of web/pages.ts says it.
import { useMatches } from "react-router-dom";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { isPageHandle } from "./page-handle.ts";

/** Throws on a page whose title its loader makes. */
export function usePageTitle(): MessageId {
  const handle = useMatches().at(-1)?.handle;
  if (!isPageHandle(handle) || handle.title === null)
    throw new Error("This page's line in web/pages.ts has no title");
  return handle.title;
}
