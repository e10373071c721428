// The head of a post: its board, tag, day and title, and what the office does with it.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { TagWord } from "#web/components/Marks.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { BOARDS } from "#web/features/site/posts/boards.ts";
import { MembersMark } from "#web/features/site/posts/MembersMark.tsx";
import type { Board, PostAudience } from "#web/gql/enums.ts";
import { BOARD_PATHS } from "#web/paths.ts";

interface PostHeadProps {
  board: Board;
  post: {
    readonly audience: PostAudience;
    readonly publishedAt: string;
    readonly tag: { readonly name: string } | null;
  };
  /** The page's h1. */
  heading: ReactNode;
  office: ReactNode;
}

export function PostHead({ board, post, heading, office }: PostHeadProps) {
  const intl = useIntl();
  return (
    <PageHead
      crumbs={[
        { label: intl.formatMessage({ id: `layout.nav.${BOARDS[board].section}` }) },
        { label: intl.formatMessage({ id: `enums.Board.${board}` }), to: BOARD_PATHS[board].list },
      ]}
      above={
        <>
          {post.tag === null ? null : <TagWord name={post.tag.name} />}
          <Day className="day" at={post.publishedAt} form="long" />
          {post.audience === "EVERYONE" ? null : <MembersMark />}
        </>
      }
      heading={heading}
      action={office}
    />
  );
}
