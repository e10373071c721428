// The inline script of the head: runs before the first paint, so that a signed-in reader never sees "log in" and somebody who chose
// English is not shown Korean first. Its text is fixed; the gateway's CSP names its SHA-256.

import { LANGUAGE_KEY } from "#web/i18n/remembered-language.ts";
import { SESSION_KEYS } from "#web/session/session-state.ts";

/**
 * Sets `data-auth` on <html> to the member type ("ADMIN", "REGULAR", ...) when a session is kept, and `data-restoring`, which
 * hides the sign-in form until it is known whether the session still counts (entry-client.tsx). Leads from "/" to "/en" for
 * a reader who chose English and comes from outside; any other address says itself which language it is in.
 */
export const HEAD_SCRIPT = [
  'addEventListener("submit",function(e){if(e.target.method==="post")e.preventDefault()});',
  "try{var s=localStorage,d=document,l=location;",
  `if(s.getItem("${SESSION_KEYS.token}")&&s.getItem("${SESSION_KEYS.token_type}"))`,
  "{var e=d.documentElement.dataset;",
  `e.auth=s.getItem("${SESSION_KEYS.member_type}")||"MEMBER";e.restoring=""}`,
  `if(l.pathname==="/"&&s.getItem("${LANGUAGE_KEY}")==="en"&&d.referrer.indexOf(l.origin+"/"))`,
  'l.replace("/en"+l.search)}catch(e){}',
].join("");
