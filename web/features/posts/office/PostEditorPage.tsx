// Where a post of any board is written (specification 2: create and edit routes). What it starts from is asked for in the browser, with
// the session; the editor itself is loaded with this page only.

import { useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useParams } from "react-router-dom";
import { dropDraft } from "#web/browser/local-draft.ts";
import { DraftOffer } from "#web/components/editor/DraftOffer.tsx";
import { ElsewhereNotice } from "#web/components/editor/ElsewhereNotice.tsx";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { useWritingPlace } from "#web/components/editor/use-writing-place.ts";
import { PageHead } from "#web/components/PageHead.tsx";
import { BOARDS } from "#web/features/posts/boards.ts";
import { useTrash } from "#web/features/posts/use-trash.ts";
import type { Board } from "#web/gql/enums.ts";
import { useDiscardPostDraftMutation } from "#web/gql/post-editing.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { BOARD_PATHS, editPath } from "#web/paths.ts";
import { findKeptDraft } from "./kept-draft.ts";
import styles from "./PostEditorPage.module.css";
import { PostForm } from "./PostForm.tsx";
import { newPost, toPostValues } from "./post-values.ts";
import { type EditedStart, useEditedPost } from "./use-edited-post.ts";
import { postDraftKey } from "./use-post-draft.ts";

export function Component({ board }: { board: Board }) {
  const intl = useIntl();
  const { idx } = useParams();
  const id = idx === undefined ? null : parseIdx(idx);
  const { start, reload } = useEditedPost(board, id);
  // Whoever is signed out while writing writes on under the own name.
  const draftKey = useMemo(() => postDraftKey(board, id), [board, id]);
  const { place, take } = useWritingPlace(draftKey);
  const returned = useRef(false);
  useEffect(() => {
    // What was typed in the other tab is a draft by now.
    if (place === "here" && returned.current) reload();
    returned.current = place === "elsewhere";
  }, [place, reload]);
  const name = intl.formatMessage({ id: `enums.Board.${board}` });
  const title = intl.formatMessage(
    { id: id === null ? "editor.page.create" : "editor.page.edit" },
    { board: name },
  );
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: BOARDS[board].section }) },
          { label: name, to: BOARD_PATHS[board].list },
          { label: title },
        ]}
        heading={<h1 id="editor-title">{title}</h1>}
      />
      <div className={`frame ${styles.page}`}>
        {place === "elsewhere" ? (
          <ElsewhereNotice onTake={take} />
        ) : start === null || place === "asking" ? (
          <p role="status">
            <FormattedMessage id="editor.page.loading" />
          </p>
        ) : (
          <Start key={`${board} ${id} ${start.round}`} board={board} start={start} onReload={reload} />
        )}
      </div>
    </>
  );
}

interface StartProps {
  board: Board;
  start: EditedStart;
  onReload: () => void;
}

/** The post as it is, unless something unsaved is taken up first. */
function Start({ board, start: { post, draft }, onReload }: StartProps) {
  const [kept] = useState(() => findKeptDraft(board, post?.id ?? null, draft, Date.now()));
  const [choice, setChoice] = useState<"open" | "accepted" | "discarded">(kept ? "open" : "discarded");
  const [, discard] = useDiscardPostDraftMutation();
  const navigate = useNavigate();
  const trash = useTrash();
  const trashed = { id: post?.id ?? 0, board, title: post?.ko?.title ?? post?.en?.title ?? "" };
  const restore = async () => {
    if (await trash.restore(trashed)) onReload();
  };
  if (post?.state === "TRASH") {
    return (
      <TrashNotice detail={<FormattedMessage id="editor.trash.detail" />} onRestore={() => void restore()} />
    );
  }
  if (kept && choice === "open") {
    return (
      <DraftOffer
        draft={kept}
        isBehind={post !== null && kept.baseVersion !== post.version}
        onAccept={() => setChoice("accepted")}
        onDiscard={() => {
          dropDraft(postDraftKey(board, post?.id ?? null));
          if (draft) void discard({ id: draft.id });
          setChoice("discarded");
        }}
      />
    );
  }
  const accepted = choice === "accepted" ? kept : null;
  return (
    <PostForm
      board={board}
      post={post}
      initialValues={accepted?.values ?? (post ? toPostValues(post) : newPost())}
      baseVersion={accepted ? (accepted.baseVersion ?? post?.version ?? null) : (post?.version ?? null)}
      changed={accepted !== null}
      labelledBy="editor-title"
      onReload={onReload}
      onDelete={() => trash.remove(trashed, () => void navigate(editPath(board, trashed.id)))}
      onRestore={(restored) => trash.restore({ ...trashed, id: restored })}
    />
  );
}
