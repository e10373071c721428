// The four newest galleries in one strip, 5:4:4:5 (docs/look-parts.md#pages). On phones two by two.

import { FormattedMessage } from "react-intl";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { PostPicture } from "#web/components/PostPicture.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import { ShortDay } from "#web/components/ShortDay.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import { BOARD_PATHS, postPath } from "#web/paths.ts";
import styles from "./GalleryStrip.module.css";

/** Nothing without galleries. */
export function GalleryStrip({ gallery }: Pick<HomePageQuery, "gallery">) {
  if (gallery.length === 0) return null;
  return (
    <section className={`frame ${styles.strip}`}>
      <div className="listHead">
        <h2>
          <FormattedMessage id="enums.Board.GALLERY" />
        </h2>
        <MoreLink to={BOARD_PATHS.GALLERY.list}>
          <FormattedMessage id="banners.home.allGallery" />
        </MoreLink>
      </div>
      <ul className="tiles">
        {gallery.map((post) => (
          <li key={post.id}>
            <PostPicture className={styles.picture} post={post} sizes="(max-width: 899px) 46vw, 320px" />
            <p className={styles.title}>
              <LanguageBadge language={post.title.language} />{" "}
              <RowLink to={postPath("GALLERY", post.id)}>
                <Localized text={post.title} />
              </RowLink>
            </p>
            <ShortDay className="day" at={post.publishedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
