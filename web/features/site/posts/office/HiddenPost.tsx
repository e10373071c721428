// Why the address of a post shows nothing, for people who may write posts by the server's word: it is a draft, waits for its time, has
// ended or is in the trash; and the way to its editor.
import { Group, Text } from "@mantine/core";
import { mdiPencilOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { POST_BOARDS } from "#web/features/site/posts/boards.ts";
import { useHiddenPostQuery, usePostRightsQuery } from "#web/gql/managed-posts.ts";
import { editPath, postPath } from "#web/paths.ts";

/** The post that an address names; null for any other address. */
function idIn(pathname: string): number | null {
  const id = Number(/\/([1-9]\d{0,8})$/.exec(pathname)?.[1]);
  return POST_BOARDS.some((board) => pathname === postPath(board, id)) ? id : null;
}

export function HiddenPost() {
  const id = idIn(useLocation().pathname);
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
    <Group gap="8px 16px" mb={12} role="status">
      <Text fw={600}>
        <FormattedMessage
          id={`posts.hidden.${state}`}
          values={{ at: at === null ? "" : <Moment key="at" at={at} /> }}
        />
      </Text>
      <ButtonLink to={editPath(board, post.id)} size="sm" variant="outline">
        <Icon path={mdiPencilOutline} />
        <FormattedMessage id="posts.office.edit" />
      </ButtonLink>
    </Group>
  );
}
