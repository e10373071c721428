// The draft that the server stores of what is being written: one a person and post, program or page, and one
// a person and key of its request for what is not made yet (docs/texts.md#drafts).
import { useRef } from "react";
import { z } from "#schema/validation/zod.ts";
import { DRAFT_CONTEXT } from "#web/api/post-exchange.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { DraftInput } from "#web/gql/enums.ts";
import {
  type EditedDraftFragment,
  useDiscardDraftMutation,
  useSaveDraftMutation,
} from "#web/gql/server-drafts.ts";
import type { ServerDraft } from "./editor-types.ts";

/** Beside the values, the name of something new, so that a save sent twice makes one. */
const payload = z.object({ values: z.unknown(), requestKey: z.string() });

function toSavedDraft({ payload: stored, baseVersion: version, updatedAt }: EditedDraftFragment) {
  const { data } = payload.safeParse(stored);
  if (!data) return null;
  const { values, requestKey } = data;
  return { values, base: { version, requestKey }, savedAt: new Date(updatedAt).getTime() };
}

/** What it is of. */
type DraftPlace = Omit<DraftInput, "key" | "baseVersion" | "payload">;

/**
 * @param draft what the server had when the editor was opened
 * @param placeOf what the draft is of, which may hang on what is chosen in the form
 */
export function useServerDraft<Values extends object>(
  draft: EditedDraftFragment | null,
  placeOf: (values: Values) => DraftPlace,
): ServerDraft<Values> {
  const [, save] = useSaveDraftMutation();
  const [, discard] = useDiscardDraftMutation();
  const id = useRef(draft?.id ?? null);
  return {
    found: draft && toSavedDraft(draft),
    send: async (values, { version: baseVersion, requestKey: key }) => {
      const input = { ...placeOf(values), key, baseVersion, payload: { values, requestKey: key } };
      const { data, error } = await save({ input }, DRAFT_CONTEXT);
      if (!data || error) return refusalOf(error).code;
      id.current = data.saveDraft.id;
      return null;
    },
    discard: async () => {
      if (id.current !== null) await discard({ id: id.current });
    },
  };
}
