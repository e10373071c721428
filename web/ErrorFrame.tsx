// The error page with its own title in the document's head (specification 2).

import { useEffect, useState } from "react";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { OfficeSlot } from "#web/components/OfficeSlot.tsx";
import { ErrorHead } from "#web/document/DocumentHead.tsx";
import { ErrorScreen } from "#web/features/core/errors/ErrorScreen.tsx";

// What staff read at the address of something that visitors do not see. The page's bytes are the same for
// everybody; the code comes with the first member of the office.
const HiddenPost = lazyPart(
  async () => (await import("#web/features/site/posts/office/HiddenPost.tsx")).HiddenPost,
);
const HiddenProgram = lazyPart(
  async () => (await import("#web/features/programs/programs/office/HiddenProgram.tsx")).HiddenProgram,
);
const MembersAddress = lazyPart(
  async () => (await import("#web/features/site/posts/public/MembersAddress.tsx")).MembersAddress,
);

/** What the router shows for a page that failed. */
export function ErrorFrame() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const office = (
    <>
      <OfficeSlot>
        <HiddenPost />
        <HiddenProgram />
      </OfficeSlot>
      {isHydrated ? <MembersAddress /> : null}
    </>
  );
  return (
    <>
      <ErrorHead />
      <ErrorScreen office={office} />
    </>
  );
}
