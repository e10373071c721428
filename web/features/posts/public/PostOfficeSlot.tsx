// The office's buttons on a page of a board; their code comes with the first member of the office.
import { latePart } from "#web/components/late-part.tsx";
import { OfficeSlot } from "#web/components/OfficeSlot.tsx";
import type { PostOfficeProps } from "#web/features/posts/office/PostOffice.tsx";

const PostOffice = latePart(
  async () => (await import("#web/features/posts/office/PostOffice.tsx")).PostOffice,
);

export function PostOfficeSlot(props: PostOfficeProps) {
  return (
    <OfficeSlot>
      <PostOffice {...props} />
    </OfficeSlot>
  );
}
