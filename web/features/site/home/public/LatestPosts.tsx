// Notices and news side by side, seven columns to five, ending on the same line: one news item with its picture is as tall as
// five notices (docs/look-parts.md#pages).

import { FormattedMessage } from "react-intl";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PinnedMark, TagWord } from "#web/components/Marks.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { PostPicture } from "#web/components/PostPicture.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import { ShortDay } from "#web/components/ShortDay.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import { BOARD_PATHS, postPath } from "#web/paths.ts";
import styles from "./LatestPosts.module.css";

type Post = HomePageQuery["notices"][number];

export function LatestPosts({ notices, news }: Pick<HomePageQuery, "notices" | "news">) {
  if (notices.length + news.length === 0) return null;
  return (
    <div className={styles.band}>
      <div className="frame">
        <div className={notices.length > 0 && news.length > 0 ? styles.both : undefined}>
          {notices.length === 0 ? null : <Notices notices={notices} />}
          {news.length === 0 ? null : <News news={news} />}
        </div>
      </div>
    </div>
  );
}

function Notices({ notices }: Pick<HomePageQuery, "notices">) {
  return (
    <section>
      <div className="listHead">
        <h2>
          <FormattedMessage id="enums.Board.NOTICE" />
        </h2>
        <MoreLink to={BOARD_PATHS.NOTICE.list}>
          <FormattedMessage id="banners.home.allNotices" />
        </MoreLink>
      </div>
      <ul className="ruled">
        {notices.map((post) => (
          <li key={post.id} className={`listRow ${styles.notice}`}>
            <ShortDay className={`day ${styles.day}`} at={post.publishedAt} />
            <span className={styles.tag}>{post.tag === null ? null : <TagWord name={post.tag.name} />}</span>
            <Title post={post} to={postPath("NOTICE", post.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function News({ news }: Pick<HomePageQuery, "news">) {
  return (
    <section>
      <div className="listHead">
        <h2>
          <FormattedMessage id="enums.Board.NEWS" />
        </h2>
        <MoreLink to={BOARD_PATHS.NEWS.list}>
          <FormattedMessage id="banners.home.allNews" />
        </MoreLink>
      </div>
      <ul className="ruled">
        {news.map((post, index) => (
          <li key={post.id} className={index === 0 ? `lineBelow ${styles.lead}` : `listRow ${styles.item}`}>
            {index === 0 ? (
              <PostPicture post={post} className={styles.picture} sizes="(max-width: 899px) 100vw, 470px" />
            ) : null}
            <Title post={post} to={postPath("NEWS", post.id)} />
            <ShortDay className={`day ${styles.day}`} at={post.publishedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Title({ post, to }: { post: Post; to: string }) {
  return (
    <p className={`rowTitle ${styles.title}`}>
      {post.pinned ? <PinnedMark bare /> : null} <LanguageBadge language={post.title.language} />{" "}
      <RowLink to={to}>
        <Localized text={post.title} />
      </RowLink>
    </p>
  );
}
