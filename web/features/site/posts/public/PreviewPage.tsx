// A post before it is published, for the person who holds a link to it (decision 195).
import { withPass } from "#web/components/files/with-pass.ts";
import { PreviewRoom } from "#web/components/preview/PreviewRoom.tsx";
import type { PreviewedAs } from "#web/components/preview/PreviewWays.tsx";
import { usePreview } from "#web/components/preview/use-preview.ts";
import { type PreviewedPostQuery, usePreviewedPostQuery } from "#web/gql/previews.ts";
import { PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { LockedPost } from "./LockedPost.tsx";
import { PostArticle } from "./PostArticle.tsx";
import { PostOfficeSlot } from "./PostOfficeSlot.tsx";

type Shown = NonNullable<PreviewedPostQuery["previewedPost"]>;

export function Component() {
  const preview = usePreview(usePreviewedPostQuery);
  const office = useSession().user?.canWritePosts === true ? (["office"] as const) : [];
  return (
    <PreviewRoom
      noun="post"
      path={PREVIEW_PATH}
      preview={preview}
      shown={preview.data?.previewedPost}
      choicesOf={({ audience }) =>
        // The link is for reading the text; how visitors will see it is a step away.
        audience === "EVERYONE" ? ["everyone", ...office] : ["reader", "visitor", ...office]
      }
    >
      {(post, as, pass) => <Post post={post} as={as} pass={pass} />}
    </PreviewRoom>
  );
}

function Post({ post, as, pass }: { post: Shown; as: PreviewedAs; pass: string }) {
  const { id, board, isListed, title } = post;
  if (as === "visitor") {
    const unnamed = { ...post, title: { ...title, text: "" }, tag: null };
    return <LockedPost board={board} post={isListed ? post : unnamed} lock="SIGN_IN" shown />;
  }
  return (
    <PostArticle
      board={board}
      post={{ ...withPass(post, pass), previous: null, next: null }}
      shares={false}
      office={<PostOfficeSlot board={board} post={{ id, title: title.text }} />}
    />
  );
}
