// The links by which a post is read before it is published.
import { FormattedMessage } from "react-intl";
import { PreviewLinks } from "#web/components/preview/PreviewSection.tsx";
import { usePreviewLinks } from "#web/components/preview/use-preview-links.ts";
import {
  useMakePostPreviewMutation,
  usePostPreviewsQuery,
  useRevokePostPreviewMutation,
} from "#web/gql/post-previews.ts";
import { PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";

interface PostPreviewLinksProps {
  id: number;
  /** What is on the screen is with the server as a draft. */
  onKeep: () => Promise<void>;
}

export function PostPreviewLinks({ id, onKeep }: PostPreviewLinksProps) {
  // Signing out does not ask again as a visitor.
  const pause = !useSession().isAuthenticated;
  const [{ data }, ask] = usePostPreviewsQuery({
    variables: { postId: id },
    requestPolicy: "network-only",
    pause,
  });
  const [, make] = useMakePostPreviewMutation();
  const [, revoke] = useRevokePostPreviewMutation();
  const previews = usePreviewLinks({
    links: data?.postPreviews,
    reload: () => ask({ requestPolicy: "network-only" }),
    make: () => make({ postId: id }),
    revoke: (link) => revoke({ id: link }),
  });
  return (
    <PreviewLinks
      previews={previews}
      hint={<FormattedMessage id="preview-office.hint" />}
      path={PREVIEW_PATH}
      onKeep={onKeep}
    />
  );
}
