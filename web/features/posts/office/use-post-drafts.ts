// The draft of a post that the server keeps: one a person and post, one a person, board and key of its request for a new one (decision 6).
import { useRef } from "react";
import { z } from "#schema/validation/zod.ts";
import type { ServerDraft } from "#web/components/editor/editor-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  type EditedDraftFragment,
  useDiscardPostDraftMutation,
  useSavePostDraftMutation,
} from "#web/gql/post-editing.ts";
import type { PostValues } from "./post-values.ts";
import type { EditedStart } from "./use-edited-post.ts";

/** Beside the values, the name of a new post, so that a save sent twice makes one. */
const payload = z.object({ values: z.unknown(), requestKey: z.string() });

function toKept({ payload: kept, baseVersion: version, updatedAt }: EditedDraftFragment) {
  const { data } = payload.safeParse(kept);
  if (!data) return null;
  const { values, requestKey } = data;
  return { values, base: { version, requestKey }, savedAt: new Date(updatedAt).getTime() };
}

export function usePostDrafts(board: Board, { post, draft }: EditedStart): ServerDraft<PostValues> {
  const [, save] = useSavePostDraftMutation();
  const [, discard] = useDiscardPostDraftMutation();
  const id = useRef(draft?.id ?? null);
  return {
    found: draft && toKept(draft),
    send: async (values, { version: baseVersion, requestKey }) => {
      const of = post ? { postId: post.id } : { key: requestKey };
      const input = { board, ...of, baseVersion, payload: { values, requestKey } };
      const { data, error } = await save({ input });
      if (!data || error) return refusalOf(error).code;
      id.current = data.savePostDraft.id;
      return null;
    },
    discard: async () => {
      if (id.current !== null) await discard({ id: id.current });
    },
  };
}
