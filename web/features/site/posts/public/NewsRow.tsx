// A row of the news list: picture or letter plate, tag and date, title, the beginning of the text.
import { Day } from "#web/components/Day.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { NewMark, PinnedMark, TagWord } from "#web/components/Marks.tsx";
import { PostPicture } from "#web/components/PostPicture.tsx";
import row from "./BoardRow.module.css";
import styles from "./NewsRow.module.css";
import { PostTitle } from "./PostTitle.tsx";
import type { RowProps } from "./row-props.ts";

export function NewsRow({ board, post }: RowProps) {
  return (
    <li className={`listRow ${styles.row}`}>
      <PostPicture
        className={styles.picture}
        post={post}
        sizes="(max-width: 599px) 96px, (max-width: 899px) 120px, 240px"
      />
      <div>
        <p className={row.meta}>
          {post.tag === null ? null : <TagWord name={post.tag.name} />}
          <Day className="small" at={post.publishedAt} />
          {post.pinned ? <PinnedMark /> : null}
          {post.isNew ? <NewMark /> : null}
        </p>
        <h2 className={row.title}>
          <PostTitle board={board} post={post} />
        </h2>
        {post.excerpt ? <Localized as="p" className={`clamp ${row.excerpt}`} text={post.excerpt} /> : null}
      </div>
    </li>
  );
}
