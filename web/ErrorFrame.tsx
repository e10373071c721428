// The error page with its own title in the document's head (specification 2).
import { useEffect } from "react";
import { ErrorScreen } from "#web/features/errors/ErrorScreen.tsx";
import { applyHead } from "./DocumentHead.tsx";
import { errorHead } from "./head.ts";

/** What the router shows for a page that failed. */
export function ErrorFrame() {
  useEffect(() => applyHead(errorHead()), []);
  return <ErrorScreen />;
}
