// A row of the publications: the cover as it is on a shelf, tag, title, the beginning of the text, and the files at once.
import { Day } from "#web/components/Day.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { NewMark, PinnedMark, TagWord } from "#web/components/Marks.tsx";
import { PostPicture } from "#web/components/PostPicture.tsx";
import row from "./BoardRow.module.css";
import { FileLinks } from "./FileLinks.tsx";
import { PostTitle } from "./PostTitle.tsx";
import styles from "./PublicationRow.module.css";
import type { RowProps } from "./row-props.ts";

export function PublicationRow({ board, post }: RowProps) {
  return (
    <li className={`listRow ${styles.row}`}>
      <PostPicture className={styles.cover} post={post} sizes="240px" tall />
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
      <FileLinks className={`${row.files} ${styles.files}`} files={post.attachments ?? []} />
    </li>
  );
}
