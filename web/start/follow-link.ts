// Follows links of this site (web/components/Link.tsx) without loading the document again.
import { type createBrowserRouter, createPath } from "react-router-dom";
import type { FollowLink } from "#web/components/Link.tsx";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "navigate" | "state">;

/** Leaves to the browser what opens elsewhere: another button or a key held, a target. */
export function createFollowLink(router: Router): FollowLink {
  return (event, { to, preventScrollReset }) => {
    const { target, pathname, search, hash } = event.currentTarget;
    const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isHeld || (target !== "" && target !== "_self")) return;
    event.preventDefault();
    // As a browser does: going where one is makes no entry in the history.
    const replace = createPath(router.state.location) === pathname + search + hash;
    void router.navigate(to, { replace, preventScrollReset });
  };
}
