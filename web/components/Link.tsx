// A link to a page of this site: an element with an address. What a click does is up to the router of the
// page (web/start/follow-link.ts), so that the server, which draws some eighty of them a page, does no more
// than write the address.
import { type AnchorHTMLAttributes, createContext, type MouseEvent, type Ref, use } from "react";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";

interface Followed {
  /** A path of this site, without language prefix. */
  readonly to: string;
  readonly preventScrollReset: boolean;
}

/** Goes where a link leads, in place of the browser. */
export type FollowLink = (event: MouseEvent<HTMLAnchorElement>, followed: Followed) => void;

const FollowLinkContext = createContext<FollowLink | null>(null);

/** Who follows the links below; without it the browser does. */
export const FollowLinkProvider = FollowLinkContext.Provider;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site from its beginning, without language prefix. */
  to: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

export function Link({ to, preventScrollReset = false, onClick, ...attributes }: LinkProps) {
  const follow = use(FollowLinkContext);
  const href = localizedPath(useLanguage(), to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow?.(event, { to, preventScrollReset });
  };
  return <a {...attributes} href={href} onClick={click} />;
}
