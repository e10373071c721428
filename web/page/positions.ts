// The scroll positions of pages, as the router stores them.
import type { Location } from "react-router-dom";

/** Where the router stores them over a load of the page (`ScrollRestoration` of web/SiteFrame.tsx). */
export const POSITIONS_KEY = "scroll-positions";

/**
 * Every address that is typed has the same key: it would begin where the last one was left. Loaded again, a
 * page stays where it was.
 */
export const placeOf = ({ key, pathname, search }: Location): string =>
  key === "default" ? `${pathname}${search}` : key;
