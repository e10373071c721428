// The draft that is offered: the server's or this device's, whichever is newer.
import { z } from "zod";
import { readDraft } from "#web/browser/local-draft.ts";
import { LOCAL_DRAFT_DAYS, type OfferedDraft } from "#web/components/editor/draft-state.ts";
import type { Board } from "#web/gql/enums.ts";
import type { EditedDraftFragment } from "#web/gql/post-editing.ts";
import { type PostValues, readKeptValues } from "./post-values.ts";
import { postDraftKey } from "./use-post-draft.ts";

export type KeptDraft = OfferedDraft<PostValues>;

const localDraft = z.object({ baseVersion: z.number().nullable(), values: z.unknown() });

/** Null when nothing readable was kept. `now` in ms. */
export function findKeptDraft(
  board: Board,
  postId: number | null,
  server: EditedDraftFragment | null,
  now: number,
): KeptDraft | null {
  const found = [readLocal(board, postId, now), server && readServer(server)].filter(
    (draft) => draft !== null,
  );
  return found.sort((one, other) => other.keptAt - one.keptAt)[0] ?? null;
}

function readLocal(board: Board, postId: number | null, now: number): KeptDraft | null {
  const kept = readDraft(postDraftKey(board, postId), LOCAL_DRAFT_DAYS, now);
  const { data } = localDraft.safeParse(kept?.values);
  const values = readKeptValues(data?.values);
  if (!kept || !data || !values) return null;
  return { values, baseVersion: data.baseVersion, keptAt: kept.savedAt, isLocal: true };
}

function readServer({ payload, baseVersion, updatedAt }: EditedDraftFragment): KeptDraft | null {
  const values = readKeptValues(payload);
  return values && { values, baseVersion, keptAt: new Date(updatedAt).getTime(), isLocal: false };
}
