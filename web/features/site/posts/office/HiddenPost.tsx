// Shows why the address of a post shows nothing, for people whom the server allows to write posts: it is a
// draft, waits for its time, has ended or is in the trash; and the way to its editor.
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { HiddenLine, idInAddress } from "#web/components/HiddenLine.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { POST_BOARDS } from "#web/features/site/posts/boards.ts";
import { useHiddenPostQuery, usePostRightsQuery } from "#web/gql/managed-posts.ts";
import { editPath, postPath } from "#web/paths.ts";

export function HiddenPost() {
  const id = idInAddress(useLocation().pathname, (one) => POST_BOARDS.map((board) => postPath(board, one)));
  const [{ data: rights }] = usePostRightsQuery({ pause: id === null });
  const [{ data }] = useHiddenPostQuery({
    variables: { id: id ?? 0 },
    pause: id === null || rights?.viewer?.canWritePosts !== true,
    requestPolicy: "network-only",
  });
  const post = data?.postForEditing;
  if (!post) return null;
  const { board, state, publishedAt, unpublishAt } = post;
  if (state === "PUBLISHED") return null;
  const at = state === "SCHEDULED" ? publishedAt : state === "ENDED" ? unpublishAt : null;
  return (
    <HiddenLine
      why={
        <FormattedMessage
          id={`posts.hidden.${state}`}
          values={{ at: at === null ? "" : <Moment key="at" at={at} /> }}
        />
      }
      to={editPath(board, post.id)}
      edit={<FormattedMessage id="posts.office.edit" />}
    />
  );
}
