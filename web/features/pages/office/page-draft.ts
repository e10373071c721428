// What was written about a page on this device and never saved.
import { z } from "zod";
import { draftKey, readDraft } from "#web/browser/local-draft.ts";
import { LOCAL_DRAFT_DAYS, type OfferedDraft } from "#web/components/editor/draft-state.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { session } from "#web/session/session.ts";
import { type PageValues, readKeptValues } from "./page-values.ts";

const kept = z.object({ baseVersion: z.number().nullable(), values: z.unknown() });

/** Where a page's draft is kept on this device. */
export function pageDraftKey(key: PageKey): string {
  return draftKey(`page-${key}`, session.state().member_idx);
}

/** Null when nothing readable was kept. `now` in ms. */
export function findKeptDraft(key: PageKey, now: number): OfferedDraft<PageValues> | null {
  const found = readDraft(pageDraftKey(key), LOCAL_DRAFT_DAYS, now);
  const { data } = kept.safeParse(found?.values);
  const values = readKeptValues(data?.values);
  if (!found || !data || !values) return null;
  return { values, baseVersion: data.baseVersion, keptAt: found.savedAt, isLocal: true };
}
