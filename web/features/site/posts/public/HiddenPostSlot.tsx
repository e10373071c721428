// On the page of an address that does not exist: what staff read of a post that visitors do not see. The page's bytes are the same for
// everybody; the code comes with the first member of the office.
import { lazyPart } from "#web/components/lazy-part.tsx";
import { OfficeSlot } from "#web/components/OfficeSlot.tsx";

const HiddenPost = lazyPart(
  async () => (await import("#web/features/site/posts/office/HiddenPost.tsx")).HiddenPost,
);

export const HiddenPostSlot = () => (
  <OfficeSlot>
    <HiddenPost />
  </OfficeSlot>
);
