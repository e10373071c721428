// The error page with its own title in the document's head (specification 2).
import { ErrorScreen } from "#web/features/errors/ErrorScreen.tsx";
import { ErrorHead } from "./DocumentHead.tsx";

/** What the router shows for a page that failed. */
export function ErrorFrame() {
  return (
    <>
      <ErrorHead />
      <ErrorScreen />
    </>
  );
}
