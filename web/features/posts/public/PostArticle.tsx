// A post as it is read (docs/look.md 7, Notice detail): head, what is missing in this language, the text, files, neighbours, and beside it
// others of its tag. The page of a post and its preview show the same.
import { mdiFormatListBulleted } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AttachmentList } from "#web/components/AttachmentList.tsx";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Day } from "#web/components/Day.tsx";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Localized, useForeignLang } from "#web/components/Localized.tsx";
import { TagWord } from "#web/components/Marks.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { BOARDS } from "#web/features/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import type { PostPageQuery } from "#web/gql/posts.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import { GalleryPictures } from "./GalleryPictures.tsx";
import { PostAside } from "./PostAside.tsx";
import { PostNeighbours } from "./PostNeighbours.tsx";
import styles from "./PostPage.module.css";

type Post = NonNullable<PostPageQuery["post"]>;
/** What of a post is shown. */
export type ShownPost = Omit<Post, "thumbnail" | "excerpt" | "languages">;

interface PostArticleProps {
  board: Board;
  post: ShownPost;
  /** What the office does with it; absent in a preview. */
  office?: ReactNode;
}

export function PostArticle({ board, post, office }: PostArticleProps) {
  const intl = useIntl();
  const lang = useForeignLang(post.content.language);
  // A gallery's pictures stand over the whole width and move the side column beside what follows.
  const pictures = BOARDS[board].hasImages ? (post.images ?? []) : null;
  return (
    <article>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: BOARDS[board].section }) },
          { label: intl.formatMessage({ id: `enums.Board.${board}` }), to: BOARD_PATHS[board].list },
        ]}
        above={
          <>
            {post.tag === null ? null : <TagWord name={post.tag.name} />}
            <Day className={styles.day} at={post.publishedAt} form="long" />
          </>
        }
        heading={<Localized as="h1" className={styles.heading} text={post.title} />}
        action={office}
      />
      <div className={`frame ${styles.columns}`} data-wide={pictures ? true : undefined}>
        <div className={styles.text}>
          <FallbackNotice language={post.content.language} outdated={post.englishOutdated} />
          <RichText document={post.content.document} lang={lang} />
        </div>
        {pictures ? (
          <div className={styles.wide}>
            <GalleryPictures pictures={pictures} />
          </div>
        ) : null}
        <div className={styles.end}>
          <AttachmentList files={post.attachments} />
          <PostNeighbours board={board} previous={post.previous} next={post.next} />
          <div className={styles.back}>
            <ButtonLink to={BOARD_PATHS[board].list} variant="outline" wideOnPhone>
              <Icon path={mdiFormatListBulleted} />
              <FormattedMessage id={`posts.post.back.${board}`} />
            </ButtonLink>
          </div>
        </div>
        <div className={styles.side}>
          <PostAside board={board} id={post.id} tag={post.tag} />
        </div>
      </div>
    </article>
  );
}
