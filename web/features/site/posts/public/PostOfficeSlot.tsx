// The office's buttons on a page of a board; their code comes with the first member of the office.
import { lazyPart } from "#web/components/lazy-part.tsx";
import { OfficeSlot } from "#web/components/OfficeSlot.tsx";
import type { PostOfficeProps } from "#web/features/site/posts/office/PostOffice.tsx";

const PostOffice = lazyPart(
  async () => (await import("#web/features/site/posts/office/PostOffice.tsx")).PostOffice,
);

export function PostOfficeSlot(props: PostOfficeProps) {
  return (
    <OfficeSlot>
      <PostOffice {...props} />
    </OfficeSlot>
  );
}
