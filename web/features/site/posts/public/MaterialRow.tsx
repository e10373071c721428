// A row of the seminar archive: date, tag, title, the beginning of the text, and what was handed out.
import { Day } from "#web/components/Day.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { NewMark, PinnedMark, TagWord } from "#web/components/Marks.tsx";
import row from "./BoardRow.module.css";
import { FileLinks } from "./FileLinks.tsx";
import styles from "./MaterialRow.module.css";
import { PostTitle } from "./PostTitle.tsx";
import type { RowProps } from "./row-props.ts";

export function MaterialRow({ board, post }: RowProps) {
  return (
    <li className={`listRow ${styles.row}`}>
      <p className={styles.meta}>
        <Day className="day" at={post.publishedAt} />
        {post.tag === null ? null : <TagWord name={post.tag.name} />}
      </p>
      <div>
        <h2 className={row.title}>
          {post.pinned ? <PinnedMark /> : null} <PostTitle board={board} post={post} />{" "}
          {post.isNew ? <NewMark /> : null}
        </h2>
        {post.excerpt ? <Localized as="p" className={`clamp ${row.excerpt}`} text={post.excerpt} /> : null}
      </div>
      <FileLinks className={`${row.files} ${styles.files}`} files={post.attachments ?? []} />
    </li>
  );
}
