// A post as it is read (docs/look-parts.md#pages, Notice detail): head, what is missing in this language, the
// text, files, neighbours, and beside it others of its tag. The page of a post and its preview show the same.
import { mdiFormatListBulleted } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { AttachmentList } from "#web/components/AttachmentList.tsx";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import columns from "#web/components/Columns.module.css";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Localized, useForeignLang } from "#web/components/Localized.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { ShareSlot } from "#web/components/share/ShareSlot.tsx";
import { BOARDS } from "#web/features/site/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import type { ReadPostFragment } from "#web/gql/posts.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import { GalleryPictures } from "./GalleryPictures.tsx";
import { LeadPicture } from "./LeadPicture.tsx";
import { PostAside } from "./PostAside.tsx";
import { PostHead } from "./PostHead.tsx";
import { PostNeighbours } from "./PostNeighbours.tsx";
import styles from "./PostPage.module.css";

/** A post that is open to anyone who reads it. */
type ShownPost = Omit<ReadPostFragment, "readerGrades" | "lock" | "content"> & {
  readonly content: NonNullable<ReadPostFragment["content"]>;
};

interface PostArticleProps {
  board: Board;
  post: ShownPost;
  /** What the office does with it; absent in a preview. */
  office?: ReactNode;
  /** Whether it can be passed on: the address of a preview is the person's alone. */
  shares?: boolean;
}

export function PostArticle({ board, post, office, shares = true }: PostArticleProps) {
  const lang = useForeignLang(post.content.language);
  // A gallery's pictures are over the whole width and move the side column beside what follows.
  const pictures = BOARDS[board].hasImages ? (post.images ?? []) : null;
  return (
    <article>
      <PostHead
        board={board}
        post={post}
        heading={<Localized as="h1" className={styles.heading} text={post.title} />}
        office={office}
      />
      <div
        className={`frame textPage ${columns.reading} ${styles.columns}`}
        data-wide={pictures ? true : undefined}
      >
        <div className={styles.text}>
          <FallbackNotice language={post.content.language} outdated={post.englishOutdated} />
          {pictures ? null : <LeadPicture picture={post.thumbnail} document={post.content.document} />}
          <FigureImages value={post.figures}>
            <RichText document={post.content.document} lang={lang} />
          </FigureImages>
        </div>
        {pictures ? (
          <div className={styles.wide}>
            <GalleryPictures pictures={pictures} />
          </div>
        ) : null}
        <div className={styles.end}>
          <AttachmentList files={post.attachments} />
          <PostNeighbours board={board} previous={post.previous} next={post.next} />
          <div className="screenOnly wayBack">
            <ButtonLink to={BOARD_PATHS[board].list} variant="outline" wideOnPhone>
              <Icon path={mdiFormatListBulleted} />
              <FormattedMessage id={`posts.post.back.${board}`} />
            </ButtonLink>
          </div>
        </div>
        <div className={styles.side}>
          <PostAside
            board={board}
            id={post.id}
            tag={post.tag}
            share={shares ? <ShareSlot title={post.title.text} /> : null}
          />
        </div>
      </div>
    </article>
  );
}
