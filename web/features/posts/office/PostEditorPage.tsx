// Where a post of any board is written (specification 2: create and edit routes). What it starts from is asked for in the browser, with
// the session; the editor itself is loaded with this page only.

import { useEffect, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { draftKey } from "#web/browser/local-draft.ts";
import { ElsewhereNotice } from "#web/components/editor/ElsewhereNotice.tsx";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { useWritingPlace } from "#web/components/editor/use-writing-place.ts";
import { WRITING_TITLE, WritingPage } from "#web/components/editor/WritingPage.tsx";
import { useTrash } from "#web/features/posts/use-trash.ts";
import type { Board } from "#web/gql/enums.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { BOARD_PATHS, DRAFT, editPath } from "#web/paths.ts";
import { session } from "#web/session/session.ts";
import { PostForm } from "./PostForm.tsx";
import { type EditedStart, useEditedPost } from "./use-edited-post.ts";
import { postDraftName } from "./use-post-editor.ts";

export function Component({ board }: { board: Board }) {
  const intl = useIntl();
  const { idx } = useParams();
  const id = idx === undefined ? null : parseIdx(idx);
  const [params] = useSearchParams();
  const ofNew = (name: string) => (id === null && params.has(name) ? parseIdx(params.get(name) ?? "") : null);
  const draft = ofNew(DRAFT);
  const { start, reload } = useEditedPost(board, id, { copied: ofNew("copy"), draft });
  // Whoever is signed out while writing writes on under the own name.
  const lock = useMemo(
    () => draftKey(postDraftName(board, id, draft), session.state().member_idx),
    [board, id, draft],
  );
  const { place, take } = useWritingPlace(lock);
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
    <WritingPage
      title={title}
      back={{ to: BOARD_PATHS[board].list, label: <FormattedMessage id={`posts.post.back.${board}`} /> }}
    >
      {place === "elsewhere" ? (
        <ElsewhereNotice onTake={take} />
      ) : start === null || place === "asking" ? (
        <p role="status">
          <FormattedMessage id="editor.page.loading" />
        </p>
      ) : (
        <Start
          key={`${board} ${id} ${start.round}`}
          board={board}
          draft={draft}
          start={start}
          onReload={reload}
        />
      )}
    </WritingPage>
  );
}

interface StartProps {
  board: Board;
  /** The one of several new ones that is gone on with. */
  draft: number | null;
  start: EditedStart;
  onReload: () => void;
}

/** The post as it is, unless it lies in the trash. */
function Start({ board, draft, start, onReload }: StartProps) {
  const { post } = start;
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
  return (
    <PostForm
      board={board}
      draft={draft}
      start={start}
      labelledBy={WRITING_TITLE}
      onReload={onReload}
      onDelete={() => trash.remove(trashed, () => void navigate(editPath(board, trashed.id)))}
      onRestore={(id) => trash.restore({ ...trashed, id })}
    />
  );
}
