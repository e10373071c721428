// Says where React takes over the page. It is a module of its own, so that React is set up in a task of its
// own and not in that of the site.
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { logError } from "#web/browser/log.ts";

/** Takes over what the server rendered into an element. */
export function hydrate(root: Element, page: ReactNode): void {
  hydrateRoot(root, page, {
    onRecoverableError: (error) => logError("The page differs from what the server rendered:", error),
  });
}
