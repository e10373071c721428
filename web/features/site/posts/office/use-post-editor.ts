// A post, edited: its schema, its query and its mutations, and its draft, which the server stores too.
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { type CombinedError, useClient } from "urql";
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { postInputWith } from "#schema/validation/site/posts.ts";
import { z } from "#schema/validation/zod.ts";
import { isPublic } from "#web/components/editor/publishing.ts";
import { savedMessage } from "#web/components/editor/saved-message.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { useServerDraft } from "#web/components/editor/use-server-draft.ts";
import { titleOf } from "#web/components/editor/written-texts.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { withBegunEnglish } from "#web/components/translation/begun-together.ts";
import { withOlderKorean } from "#web/components/translation/older-korean.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  PostEditorDocument,
  useCreatePostMutation,
  useSavePostMutation,
  useUndoPublicationMutation,
} from "#web/gql/post-editing.ts";
import { editPath, postPath } from "#web/paths.ts";
import { POST_LABELS } from "./post-labels.ts";
import {
  copyOf,
  type EditedPost,
  isPicture,
  newPost,
  type PostValues,
  restorePost,
  toPostInput,
  toPostValues,
} from "./post-values.ts";
import type { EditedStart } from "./use-edited-post.ts";

const TOGETHER = [
  ["publish", "publishedAt"],
  ["pinned", "pinnedUntil"],
] as const;

export interface PostEditorOptions {
  readonly board: Board;
  /** The one of several new ones that is continued. */
  readonly draft: number | null;
  readonly start: EditedStart;
  /** Reads the post again: it was saved and is not public. */
  readonly onReload: () => void;
  /** Out of the trash; whether it came. */
  readonly onRestore: (id: number) => Promise<boolean>;
}

/** Where a post's draft is stored on this device. */
export const postDraftName = (board: Board, id: number | null, draft: number | null): string =>
  `post-${board}-${id ?? (draft === null ? "new" : `new-${draft}`)}`;

/** The post that a CONFLICT is about: also one that was made by a request whose answer was lost. */
const conflicting = z.object({ id: z.int() });
const readConflict = (error: CombinedError | undefined) =>
  conflicting.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data?.id ?? null;

export function usePostEditor({ board, draft, start, onReload, onRestore }: PostEditorOptions) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const [, create] = useCreatePostMutation();
  const [, save] = useSavePostMutation();
  const [, undoPublication] = useUndoPublicationMutation();
  /** As it is stored, as far as this form knows. */
  const [post, setPost] = useState<EditedPost | null>(start.post);
  const id = useRef(start.post?.id ?? null);
  /** What the schema cannot know of a file: that it is a picture. */
  const pictures = useRef<ReadonlySet<number>>(new Set());
  const [schema] = useState(() => postInputWith((fileId) => pictures.current.has(fileId)));
  const toInput = (values: PostValues) => {
    pictures.current = new Set(values.files.filter(isPicture).map(({ file }) => file.id));
    return toPostInput(board, values, post);
  };
  /** Publishing is undone into its editor (docs/site.md#posts). */
  const publishedAs = (saved: number) => ({
    title: intl.formatMessage({ id: "editor.published" }),
    back: {
      undo: () => undoPublication({ id: saved }),
      undone: intl.formatMessage({ id: "editor.published.undone" }),
      onBack: () => void navigate(editPath(board, saved)),
    },
  });
  const editor = useEditor({
    name: "post",
    schema,
    toInput,
    labels: POST_LABELS,
    stored: {
      values: start.post ? toPostValues(start.post) : begun(start),
      version: start.post?.version ?? null,
    },
    together: TOGETHER,
    beforeMerge: withBegunEnglish,
    afterMerge: withOlderKorean,
    draft: {
      form: postDraftName(board, start.post?.id ?? null, draft),
      days: LOCAL_DRAFT_DAYS,
      restore: restorePost,
      titleOf,
      server: useServerDraft(start.draft, () => ({ board, postId: start.post?.id ?? null })),
    },
    save: async (_checked, values, { version, requestKey }) => {
      const input = toInput(values);
      const { data, error } =
        post === null
          ? await create({ input, requestKey })
          : await save({ id: post.id, version: version ?? 0, input, note: values.why });
      if (!data || error) {
        id.current ??= readConflict(error);
        return refusalOf(error);
      }
      const saved = "createPost" in data ? data.createPost.id : data.savePost.id;
      const next = () => {
        if (isPublic(values)) return navigate(postPath(board, saved));
        return start.post === null ? navigate(editPath(board, saved), { replace: true }) : onReload();
      };
      const said =
        isPublic(values) && post?.state !== "PUBLISHED" ? publishedAs(saved) : savedMessage(intl, values);
      return { ok: true, said, next };
    },
    readStored: async () => {
      if (id.current === null) return null;
      const { data } = await client
        .query(PostEditorDocument, { id: id.current }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.postForEditing;
      if (!now) return null;
      setPost(now);
      return { values: toPostValues(now), version: now.version, isDeleted: now.state === "TRASH" };
    },
    restore: async () => id.current !== null && (await onRestore(id.current)),
  });
  const isOut = post?.state === "PUBLISHED" || post?.state === "ENDED";
  const outSince = isOut ? post.publishedAt : null;
  return { ...editor, post, outSince };
}
const begun = ({ copied }: EditedStart): PostValues => (copied ? copyOf(copied) : newPost());

export type PostEditor = ReturnType<typeof usePostEditor>;
