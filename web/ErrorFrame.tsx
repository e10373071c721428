// The error page with its own title in the document's head (specification 2).

import { ErrorHead } from "#web/document/DocumentHead.tsx";
import { ErrorScreen } from "#web/features/core/errors/ErrorScreen.tsx";
import { HiddenPostSlot } from "#web/features/site/posts/public/HiddenPostSlot.tsx";

/** What the router shows for a page that failed. */
export function ErrorFrame() {
  return (
    <>
      <ErrorHead />
      <ErrorScreen office={<HiddenPostSlot />} />
    </>
  );
}
