// A gallery in the grid: its picture or letter plate, title, day, and how many pictures there are.
import { FormattedMessage } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { NewMark } from "#web/components/Marks.tsx";
import { PostPicture } from "#web/components/PostPicture.tsx";
import row from "./BoardRow.module.css";
import styles from "./GalleryItem.module.css";
import { PostTitle } from "./PostTitle.tsx";
import type { RowProps } from "./row-props.ts";

export function GalleryItem({ board, post }: RowProps) {
  const count = post.images?.length ?? 0;
  return (
    <li className={styles.item}>
      <PostPicture
        className={styles.picture}
        post={post}
        sizes="(max-width: 599px) 45vw, (max-width: 899px) 46vw, 384px"
      />
      <h2 className={row.title}>
        <PostTitle board={board} post={post} /> {post.isNew ? <NewMark /> : null}
      </h2>
      <p className={`meta ${styles.meta}`}>
        <Day at={post.publishedAt} />
        {count === 0 ? null : (
          <span>
            <FormattedMessage id="posts.gallery.count" values={{ count }} />
          </span>
        )}
      </p>
    </li>
  );
}
