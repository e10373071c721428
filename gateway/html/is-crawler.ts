// Who gets the plain page in place of the error page (specification 8).
import { isbot } from "isbot";

/** isbot counts these too, but nobody crawls by them: browsers without a window, and the tools people look at a site with. */
const TOOLS = /HeadlessChrome|^(?:curl|wget|httpie|node|undici|axios|got)\b/i;

/** Whether a user agent names itself a crawler. An absent one does not. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && !TOOLS.test(userAgent) && isbot(userAgent);
}
