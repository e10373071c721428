// One post of the office's list: board, title, which languages it is written in, when, and what can be done with it where it stands.

import { Button, Group, Text } from "@mantine/core";
import { mdiTranslate } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PinnedMark } from "#web/components/Marks.tsx";
import { copyPath } from "#web/features/posts/copy-path.ts";
import { MembersMark } from "#web/features/posts/MembersMark.tsx";
import { useTrash } from "#web/features/posts/use-trash.ts";
import type { ManagedPostsQuery } from "#web/gql/managed-posts.ts";
import { editPath, postPath } from "#web/paths.ts";
import styles from "./PostRow.module.css";
import { PostTime } from "./PostTime.tsx";
import { PurgeDialog } from "./PurgeDialog.tsx";

export type ListedPost = ManagedPostsQuery["managedPosts"]["items"][number];

interface PostRowProps {
  post: ListedPost;
  /** Something happened to it: the list has to be read anew. */
  onChanged: () => void;
}

export function PostRow({ post, onChanged }: PostRowProps) {
  const { id, board, state, title, pinned } = post;
  const [asking, setAsking] = useState(false);
  const trash = useTrash();
  const moved = { id, board, title: title.text };
  const change = async (act: Promise<boolean>) => {
    setAsking(false);
    if (await act) onChanged();
  };
  return (
    <>
      <div>
        <Group component="p" gap="2px 12px" fz="sm" lh={1.6}>
          <Text span fw={600} c="var(--primary)">
            <FormattedMessage id={`enums.Board.${board}`} />
          </Text>
          <Languages post={post} />
          {pinned ? <PinnedMark /> : null}
          {post.audience === "EVERYONE" ? null : <MembersMark />}
        </Group>
        <Text my={4} fz="md" fw={600}>
          <Link className="titleLink" to={editPath(board, id)}>
            {title.text === "" ? <FormattedMessage id="post-office.untitled" /> : <Localized text={title} />}
          </Link>
        </Text>
        <PostTime post={post} />
      </div>
      <Group gap={4} wrap="nowrap" style={{ alignSelf: "center" }}>
        {state === "TRASH" ? (
          <>
            <Button size="sm" variant="outline" onClick={() => void change(trash.restore(moved))}>
              <FormattedMessage id="post-office.restore" />
            </Button>
            <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
              <FormattedMessage id="post-office.purge" />
            </Button>
          </>
        ) : (
          <>
            {state === "PUBLISHED" ? (
              <ButtonLink size="sm" variant="subtle" to={postPath(board, id)}>
                <FormattedMessage id="post-office.view" />
              </ButtonLink>
            ) : null}
            <ButtonLink size="sm" variant="subtle" to={copyPath(board, id)}>
              <FormattedMessage id="post-office.copy" />
            </ButtonLink>
            <Button size="sm" variant="subtle" onClick={() => void change(trash.remove(moved, onChanged))}>
              <FormattedMessage id="posts.office.delete" />
            </Button>
          </>
        )}
      </Group>
      {asking ? (
        <PurgeDialog
          title={title.text}
          onConfirm={() => void change(trash.purge(moved))}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** Both languages always, so that the missing one is seen: solid when written, dashed when not. */
function Languages({ post: { languages, englishOutdated } }: { post: ListedPost }) {
  return (
    <>
      {(["KO", "EN"] as const).map((language) => {
        const isThere = languages.includes(language);
        const status = isThere ? "written" : "missing";
        return (
          <span key={language} className={styles.language} data-status={status}>
            <FormattedMessage id={`post-office.language.${language}.${status}`} />
          </span>
        );
      })}
      {englishOutdated ? (
        <Group component="span" display="inline-flex" gap={4} wrap="nowrap" c="var(--warn)">
          <Icon path={mdiTranslate} size={16} />
          <FormattedMessage id="post-office.outdated" />
        </Group>
      ) : null}
    </>
  );
}
