// Says who gets the plain page in place of the error page (specification 8).
import { isbot } from "isbot";

/** isbot counts these too, although they do not crawl: browsers without a window, and tools with which people look at a site. */
const TOOLS = /HeadlessChrome|^(?:curl|wget|httpie|node|undici|axios|got)\b/i;

/** Whether a user agent names itself a crawler. An absent one does not. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && !TOOLS.test(userAgent) && isbot(userAgent);
}
