// Keeps a long-lived tab on the current build: connects the reload guard and the build watch to this page's router.
import type { createBrowserRouter } from "react-router-dom";
import { BuildWatch, CHECK_EVERY_MS } from "#web/browser/build-watch.ts";
import { ReloadGuard } from "#web/browser/reload-guard.ts";
import { hasUnsavedInput } from "#web/browser/unsaved-input.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** A router that is not there yet is one whose first page part failed. */
let router: Router | null = null;

const guard = new ReloadGuard({
  storage: window.sessionStorage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  hasUnsavedInput,
  load: (address) => (address === null ? window.location.reload() : window.location.assign(address)),
});

// Vite reports every part of a page that failed. When the event is prevented, the import gives nothing, and
// page-route.ts waits for the reload. Otherwise the import rejects, and the error page is shown.
window.addEventListener("vite:preloadError", (event) => {
  if (guard.tryReload(destination())) event.preventDefault();
});

/** Watches for a new build; the next navigation after one is found loads its page from the server. */
export function keepCurrent(pageRouter: Router, buildId: string): void {
  router = pageRouter;
  const watch = new BuildWatch(
    { currentBuild, now: () => Date.now(), isOnline: () => navigator.onLine },
    buildId,
  );
  setInterval(() => void watch.check(), CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", () => void watch.visibilityChanged(document.hidden));
  pageRouter.subscribe(() => {
    const address = destination();
    if (address !== null && watch.outdated && !hasUnsavedInput()) window.location.assign(address);
  });
}

/** Where the reader is going; null when they are not. */
function destination(): string | null {
  const location = router?.state.navigation.location;
  return router && location ? router.createHref(location) : null;
}

async function currentBuild(): Promise<string | null> {
  try {
    const response = await fetch("/version.json", { cache: "no-store" });
    const version: { build?: string } = await response.json();
    return version.build ?? null;
  } catch {
    return null;
  }
}
