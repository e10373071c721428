// Shows where a post of any board is written (specification 2: create and edit routes). What it starts from
// is asked for in the browser, with the session; the editor itself is loaded with this page only.

import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { WRITING_TITLE, WritingPage } from "#web/components/editor/WritingPage.tsx";
import { WritingStart } from "#web/components/editor/WritingStart.tsx";
import { useTrash } from "#web/features/site/posts/use-trash.ts";
import type { Board } from "#web/gql/enums.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { BOARD_PATHS, DRAFT, editPath } from "#web/paths.ts";
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
      <WritingStart
        name={postDraftName(board, id, draft)}
        start={start}
        onReload={reload}
        loading={<FormattedMessage id="editor.page.loading" />}
      >
        {(begun) => (
          <Start
            key={`${board} ${id} ${begun.round}`}
            board={board}
            draft={draft}
            start={begun}
            onReload={reload}
          />
        )}
      </WritingStart>
    </WritingPage>
  );
}

interface StartProps {
  board: Board;
  /** The one of several new ones that is continued. */
  draft: number | null;
  start: EditedStart;
  onReload: () => void;
}

/** The post as it is, unless it is in the trash. */
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
