// A post's form: the common one of texts in two languages, with the schema and the mutations of posts.
import type { FieldCode, FieldErrors } from "#schema/validation/codes.ts";
import { postInput } from "#schema/validation/posts.ts";
import { useEditorForm } from "#web/components/editor/use-editor-form.ts";
import type { ShownCodes } from "#web/components/forms/field-codes.ts";
import type { Board } from "#web/gql/enums.ts";
import { useCreatePostMutation, useSavePostMutation } from "#web/gql/post-editing.ts";
import { readConflict } from "./conflict.ts";
import { POST_LABELS } from "./post-labels.ts";
import { type PostValues, toPostInput } from "./post-values.ts";

export interface PostFormOptions {
  readonly board: Board;
  /** What is saved over; null makes a new post. */
  readonly postId: number | null;
  readonly publishedAt: string | null;
  readonly initialValues: PostValues;
  /** Whether the values are a draft that was taken up: they are not what the post says. */
  readonly changed: boolean;
}

const LABELS = new Map(Object.entries(POST_LABELS));
const PLACES = [...LABELS.keys()];

/** The paths of the schema as fields of the form: whatever is wrong inside the files is told at the files. */
function toFormPaths(fields: FieldErrors): ShownCodes {
  const shown: Record<string, FieldCode> = {};
  for (const [path, [code]] of Object.entries(fields)) {
    const own = path.startsWith("files")
      ? "files"
      : path === "ko" || path === "en"
        ? `${path}.content`
        : path;
    if (code) shown[own] ??= code;
  }
  return shown;
}

export function usePostForm({ board, postId, publishedAt, initialValues, changed }: PostFormOptions) {
  const [, create] = useCreatePostMutation();
  const [, save] = useSavePostMutation();
  return useEditorForm({
    name: "post",
    initialValues,
    changed,
    schema: postInput,
    toInput: (values) => toPostInput(board, values, publishedAt),
    toFormPaths,
    labelOf: (path) => LABELS.get(path),
    placeOf: (path) => (LABELS.has(path) ? PLACES.indexOf(path) : PLACES.length),
    readConflict,
    send: async (input, version) => {
      if (postId === null || version === null) {
        const { requestKey } = initialValues;
        const { data, error } = await create({ input, requestKey });
        return data && !error ? data.createPost.id : error;
      }
      const { data, error } = await save({ id: postId, version, input });
      return data && !error ? postId : error;
    },
  });
}
export type PostForm = ReturnType<typeof usePostForm>;
