// The columns and filters of the office's list of posts.

import { Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { POST_FILTERS, POST_SORTS } from "#schema/validation/site/post-filters.ts";
import { Day } from "#web/components/Day.tsx";
import { Deadline } from "#web/components/Deadline.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { PinnedMark } from "#web/components/Marks.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import { MembersMark } from "#web/features/site/posts/MembersMark.tsx";
import type { ManagedPostsQuery } from "#web/gql/managed-posts.ts";
import { editPath } from "#web/paths.ts";
import { PostLanguages } from "./PostLanguages.tsx";
import { PostMenu } from "./PostMenu.tsx";

export const POSTS_LIST = defineList({
  name: "posts",
  filters: POST_FILTERS,
  sorts: POST_SORTS,
  sort: { by: "STATE", descending: true, isTurned: ({ state }) => state === "SCHEDULED" },
  columns: ["title", "board", "state", "languages", "moment", "updated", "by", "actions"],
  hidden: ["updated"],
});

export type ListedPost = ManagedPostsQuery["managedPosts"]["items"][number];

const TONES = {
  DRAFT: "quiet",
  SCHEDULED: "now",
  PUBLISHED: "ok",
  ENDED: "quiet",
  TRASH: "quiet",
} as const satisfies Record<ListedPost["state"], Tone>;

/** The moment that counts in the state of a post. */
function momentOf({ state, publishedAt, unpublishAt, updatedAt, deletedAt }: ListedPost): string {
  const at = {
    SCHEDULED: publishedAt,
    PUBLISHED: publishedAt,
    ENDED: unpublishAt,
    TRASH: deletedAt,
    DRAFT: null,
  };
  return at[state] ?? updatedAt;
}

/**
 * @param isAll posts of all states are listed, in the order of their last change, which is then the date that is shown
 * @param onChanged something happened to one: the list has to be read again
 */
export function usePostColumns(isAll: boolean, onChanged: () => void): readonly ListColumn<ListedPost>[] {
  const intl = useIntl();
  const column = (key: "title" | "languages" | "updated" | "by") => ({
    key,
    heading: intl.formatMessage({ id: `post-office.column.${key}` }),
  });
  return [
    {
      ...column("title"),
      sort: "TITLE",
      cell: ({ id, board, title, pinned, audience }) => (
        <Group component="span" display="inline-flex" gap="0 10px">
          <Link to={editPath(board, id)}>
            {title.text === "" ? <FormattedMessage id="post-office.untitled" /> : <Localized text={title} />}
          </Link>
          {pinned ? <PinnedMark /> : null}
          {audience === "EVERYONE" ? null : <MembersMark />}
        </Group>
      ),
    },
    {
      key: "board",
      heading: intl.formatMessage({ id: "post-office.boards" }),
      cell: ({ board }) => <FormattedMessage id={`enums.Board.${board}`} />,
      staysWhole: true,
    },
    {
      key: "state",
      heading: intl.formatMessage({ id: "post-office.states" }),
      cell: ({ state }) => (
        <StateWord icon={null} tone={TONES[state]}>
          <FormattedMessage id={`post-office.state.${state}`} />
        </StateWord>
      ),
      isStatus: true,
    },
    { ...column("languages"), cell: (post) => <PostLanguages post={post} />, staysWhole: true },
    {
      key: "moment",
      heading: intl.formatMessage({ id: `post-office.column.${isAll ? "updated" : "moment"}` }),
      sort: "STATE",
      cell: (post) => (
        <>
          <Moment at={isAll ? post.updatedAt : momentOf(post)} />
          {isAll ? <Since post={post} /> : null}
          <Until post={post} />
        </>
      ),
    },
    { ...column("updated"), cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      ...column("by"),
      cell: ({ state, writtenBy, deletedBy }) => (state === "TRASH" ? deletedBy : writtenBy) ?? <Nothing />,
    },
    {
      key: "actions",
      heading: intl.formatMessage({ id: "list.actions" }),
      cell: (post) => <PostMenu post={post} onChanged={onChanged} />,
      isAct: "menu",
    },
  ];
}

/** Since when readers see it, beside the date of its last change. */
function Since({ post: { state, publishedAt } }: { post: ListedPost }) {
  if (publishedAt === null || (state !== "SCHEDULED" && state !== "PUBLISHED")) return null;
  return (
    <Text span display="block" fz="xs" c="var(--ink-3)">
      <FormattedMessage
        id={`post-office.since.${state}`}
        values={{ at: <Moment key="at" at={publishedAt} /> }}
      />
    </Text>
  );
}

/** Until when it is there: for readers, or in the trash. */
function Until({ post: { state, unpublishAt, trashExpiry } }: { post: ListedPost }) {
  const isToCome = state === "PUBLISHED" || state === "SCHEDULED";
  const words =
    state === "TRASH" && trashExpiry !== null ? (
      <FormattedMessage id="post-office.gone" values={{ day: <Day key="day" at={trashExpiry} /> }} />
    ) : isToCome && unpublishAt !== null ? (
      <FormattedMessage id="post-office.until" values={{ at: <Deadline key="at" at={unpublishAt} /> }} />
    ) : null;
  if (words === null) return null;
  return (
    <Text span display="block" fz="xs" c="var(--ink-3)">
      {words}
    </Text>
  );
}
