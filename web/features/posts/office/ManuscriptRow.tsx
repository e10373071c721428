// One manuscript: board, title, which languages it is written in, when, and what can be done with it where it stands.

import { Button } from "@mantine/core";
import { mdiTranslate } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PinnedMark } from "#web/components/Marks.tsx";
import { useTrash } from "#web/features/posts/use-trash.ts";
import type { ManuscriptListQuery } from "#web/gql/manuscripts.ts";
import { editPath, postPath } from "#web/paths.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import styles from "./ManuscriptRow.module.css";
import { ManuscriptTime } from "./ManuscriptTime.tsx";
import { PurgeDialog } from "./PurgeDialog.tsx";

export type ListedManuscript = ManuscriptListQuery["manuscripts"]["items"][number];

interface ManuscriptRowProps {
  manuscript: ListedManuscript;
  /** Something happened to it: the list has to be read anew. */
  onChanged: () => void;
}

export function ManuscriptRow({ manuscript, onChanged }: ManuscriptRowProps) {
  const { id, board, state, title, pinned } = manuscript;
  const [asking, setAsking] = useState<"delete" | "purge" | null>(null);
  const trash = useTrash();
  const post = { id, board, title: title.text };
  const change = async (act: Promise<boolean>) => {
    setAsking(null);
    if (await act) onChanged();
  };
  const cancel = () => setAsking(null);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.meta}>
          <span className={styles.board}>
            <FormattedMessage id={`enums.Board.${board}`} />
          </span>
          <Languages manuscript={manuscript} />
          {pinned ? <PinnedMark /> : null}
        </p>
        <p className={styles.title}>
          <Link to={editPath(board, id)}>
            {title.text === "" ? <FormattedMessage id="manuscripts.untitled" /> : <Localized text={title} />}
          </Link>
        </p>
        <ManuscriptTime manuscript={manuscript} />
      </div>
      <div className={styles.actions}>
        {state === "TRASH" ? (
          <>
            <Button size="sm" variant="outline" onClick={() => void change(trash.restore(post))}>
              <FormattedMessage id="manuscripts.restore" />
            </Button>
            <Button size="sm" variant="subtle" onClick={() => setAsking("purge")}>
              <FormattedMessage id="manuscripts.purge" />
            </Button>
          </>
        ) : (
          <>
            {state === "PUBLISHED" ? (
              <Link className={styles.view} to={postPath(board, id)}>
                <FormattedMessage id="manuscripts.view" />
              </Link>
            ) : null}
            <Button size="sm" variant="subtle" onClick={() => setAsking("delete")}>
              <FormattedMessage id="posts.office.delete" />
            </Button>
          </>
        )}
      </div>
      {asking === "delete" ? (
        <DeleteDialog
          title={title.text}
          onConfirm={() => void change(trash.remove(post, onChanged))}
          onCancel={cancel}
        />
      ) : null}
      {asking === "purge" ? (
        <PurgeDialog title={title.text} onConfirm={() => void change(trash.purge(post))} onCancel={cancel} />
      ) : null}
    </li>
  );
}

/** Both languages always, so that the missing one is seen: solid when written, dashed when not. */
function Languages({ manuscript: { languages, englishOutdated } }: { manuscript: ListedManuscript }) {
  return (
    <>
      {(["KO", "EN"] as const).map((language) => {
        const isThere = languages.includes(language);
        const status = isThere ? "written" : "missing";
        return (
          <span key={language} className={styles.language} data-status={status}>
            <FormattedMessage id={`manuscripts.language.${language}.${status}`} />
          </span>
        );
      })}
      {englishOutdated ? (
        <span className={styles.outdated}>
          <Icon path={mdiTranslate} size={16} />
          <FormattedMessage id="manuscripts.outdated" />
        </span>
      ) : null}
    </>
  );
}
