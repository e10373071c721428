// One post (look.md 7, Notice detail): head, what is missing in this language, the text, files, neighbours, and beside it
// others of its tag.

import { mdiFormatListBulleted } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { AttachmentList } from "#web/components/AttachmentList.tsx";
import { ButtonLink } from "#web/components/Button.tsx";
import { Day } from "#web/components/Day.tsx";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Localized, useForeignLang } from "#web/components/Localized.tsx";
import { TagWord } from "#web/components/Marks.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { BOARDS } from "#web/features/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import { type PostPageQuery, usePostPageQuery } from "#web/gql/posts.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import styles from "./PostArticle.module.css";
import { PostAside } from "./PostAside.tsx";
import { PostNeighbours } from "./PostNeighbours.tsx";
import { PostOfficeSlot } from "./PostOfficeSlot.tsx";
import { postVariables } from "./post-loader.ts";

type Post = NonNullable<PostPageQuery["post"]>;

interface PostArticleProps {
  board: Board;
  /** What stands under the text over the whole width, and moves the side column beside what follows. */
  wide?: (post: Post) => ReactNode;
}

export function PostArticle({ board, wide }: PostArticleProps) {
  const language = useLanguage();
  const id = parseIdx(useParams().idx);
  const [{ data }] = usePostPageQuery({ variables: postVariables(board, id, language) });
  const post = data?.post;
  return post ? <Article board={board} post={post} wide={wide?.(post)} /> : null;
}

function Article({ board, post, wide }: { board: Board; post: Post; wide: ReactNode }) {
  const intl = useIntl();
  const lang = useForeignLang(post.content.language);
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
        action={<PostOfficeSlot board={board} post={{ id: post.id, title: post.title.text }} />}
      />
      <div className={`frame ${styles.columns}`} data-wide={wide ? true : undefined}>
        <div className={styles.text}>
          <FallbackNotice language={post.content.language} outdated={post.englishOutdated} />
          <RichText document={post.content.document} lang={lang} />
        </div>
        {wide ? <div className={styles.wide}>{wide}</div> : null}
        <div className={styles.end}>
          <AttachmentList files={post.attachments} />
          <PostNeighbours board={board} previous={post.previous} next={post.next} />
          <div className={styles.back}>
            <ButtonLink to={BOARD_PATHS[board].list} look="outline" wideOnPhone>
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
