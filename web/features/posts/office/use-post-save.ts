// A post on its way from the form to the server: saved, refused, or overtaken by somebody else's save, and then put together with it.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { tellSaved } from "#web/components/editor/tell-saved.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { Board } from "#web/gql/enums.ts";
import { PostEditorDocument } from "#web/gql/post-editing.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { editPath, postPath } from "#web/paths.ts";
import type { Conflict } from "./conflict.ts";
import { judge, merge } from "./merge-parts.ts";
import { type Choices, POST_PARTS, type PostMerge } from "./post-parts.ts";
import { type EditedPost, type PostValues, toPostValues } from "./post-values.ts";
import { usePostDraft } from "./use-post-draft.ts";
import { usePostForm } from "./use-post-form.ts";

export interface PostSaveOptions {
  readonly board: Board;
  /** Null for a new post. */
  readonly post: EditedPost | null;
  readonly initialValues: PostValues;
  /** The version the values began from. */
  readonly baseVersion: number | null;
  /** The values are a draft that was taken up. */
  readonly changed: boolean;
  /** Reads the post anew: it was saved, or somebody else's text was chosen. */
  readonly onReload: () => void;
  /** Out of the trash; whether it came. */
  readonly onRestore: (id: number) => Promise<boolean>;
}

export function usePostSave(options: PostSaveOptions) {
  const { board, post, initialValues, baseVersion, changed, onReload, onRestore } = options;
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const postId = post?.id ?? null;
  /** What is saved over: the post that was opened, later the one that overtook it. */
  const [stand, setStand] = useState({ post, version: baseVersion });
  const form = usePostForm({
    board,
    postId: stand.post?.id ?? null,
    publishedAt: stand.post?.publishedAt ?? null,
    initialValues,
    changed,
  });
  const keeper = usePostDraft({
    board,
    postId,
    baseVersion: stand.version,
    read: form.read,
    revision: form.revision,
  });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [merging, setMerging] = useState<PostMerge | null>(null);
  const leaving = useRef(false);
  const busy = useRef(false);
  const mayLeave = () => leaving.current || form.revision === 0;

  const leaveTo = (path: string, replace = false) => {
    leaving.current = true;
    keeper.done();
    return navigate(path, { replace });
  };

  const saved = (id: number) => {
    if (tellSaved(intl, form.values)) return leaveTo(postPath(board, id));
    if (postId === null) return leaveTo(editPath(board, id), true);
    leaving.current = true;
    keeper.done();
    onReload();
  };

  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await keeper.rest();
      const outcome = await form.save(stand.version);
      if (outcome.kind === "saved") return await saved(outcome.id);
      keeper.resume();
      if (outcome.kind !== "conflict") return;
      if (outcome.conflict.deletedAt === null) await meet(outcome.conflict.id);
      else setConflict(outcome.conflict);
    } finally {
      busy.current = false;
    }
  };
  const saveAgain = useEffectEvent(save);
  const [mergers, setMergers] = useState(0);
  // After the merged values have been rendered: a save sends what stands in the form.
  useEffect(() => {
    if (mergers > 0) void saveAgain();
  }, [mergers]);

  const overtake = (found: EditedPost, values: PostValues) => {
    busy.current = false;
    setConflict(null);
    setMerging(null);
    setStand({ post: found, version: found.version });
    form.replace(values);
    setMergers((count) => count + 1);
  };

  /** Reads what was saved meanwhile; saves over it when that changed nothing of this form. */
  const meet = async (id: number) => {
    const { data, error } = await client
      .query(PostEditorDocument, { id }, { requestPolicy: "network-only" })
      .toPromise();
    const found = data?.postForEditing;
    if (error || !found) {
      const { code } = refusalOf(error);
      return void showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
    }
    const isBase = stand.post !== null && stand.post.version === stand.version;
    const base = stand.post !== null && isBase ? toPostValues(stand.post) : null;
    const [mine, theirs] = [form.read(), toPostValues(found)];
    const verdicts = judge(POST_PARTS, { base, mine, theirs });
    const isOpen = [...verdicts.values()].some((verdict) => verdict === "ask" || verdict === "theirs");
    if (isOpen) setMerging({ post: found, mine, theirs, verdicts });
    else overtake(found, mine);
  };

  const restore = async () => {
    if (!conflict || !(await onRestore(conflict.id))) return;
    setConflict(null);
    await meet(conflict.id);
  };
  const takeTheirs = async () => {
    // A new post whose answer was lost: the one it made is opened.
    if (postId === null && merging) return leaveTo(editPath(board, merging.post.id));
    leaving.current = true;
    await keeper.drop();
    onReload();
  };
  const mergeWith = (choices: Choices) => {
    if (!merging) return;
    const decided = (name: keyof Choices) => choices[name] ?? merging.verdicts.get(name);
    overtake(merging.post, merge(POST_PARTS, merging, decided));
  };

  return {
    form,
    draft: keeper.state,
    /** The post as it stands on the server, as far as this form knows. */
    stored: stand.post,
    mayLeave,
    leaveTo,
    save,
    /** It went to the trash meanwhile. */
    conflict,
    restore,
    /** It was saved meanwhile. */
    merging,
    mergeWith,
    takeTheirs,
    close: () => {
      setConflict(null);
      setMerging(null);
    },
  };
}
