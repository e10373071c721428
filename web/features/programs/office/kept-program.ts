// A program that was left unsaved on this device, to be offered again (decision 1).
import { z } from "zod";
import { draftKey, readDraft } from "#web/browser/local-draft.ts";
import { LOCAL_DRAFT_DAYS, type OfferedDraft } from "#web/components/editor/draft-state.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { session } from "#web/session/session.ts";
import { type ProgramValues, readKeptProgram } from "./program-values.ts";

const kept = z.object({ baseVersion: z.number().nullable(), values: z.unknown(), requestKey: z.string() });

/** The values, the version they began from, and the name of a new one, so that a save sent twice makes one. */
export interface KeptProgram extends OfferedDraft<ProgramValues> {
  readonly requestKey: string;
}

/** Where a program's draft is kept on this device. */
export function programDraftKey({ id: office }: ProgramOffice, programId: number | null): string {
  return draftKey(`program-${office}-${programId ?? "new"}`, session.state().member_idx);
}

/** Null when nothing readable was kept. `now` in ms. */
export function findKeptProgram(key: string, now: number): KeptProgram | null {
  const draft = readDraft(key, LOCAL_DRAFT_DAYS, now);
  const { data } = kept.safeParse(draft?.values);
  const values = readKeptProgram(data?.values);
  if (!draft || !data || !values) return null;
  const { baseVersion, requestKey } = data;
  return { values, baseVersion, requestKey, keptAt: draft.savedAt, isLocal: true };
}
