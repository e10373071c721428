// What an editor starts from: the program as it is now. Read once and again on request, never by itself: what is being written is not
// replaced under the hand.
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useClient } from "urql";
import { loadQuery } from "#web/api/load-query.ts";
import { PageError } from "#web/api/page-error.ts";
import { ProgramEditorDocument, type ProgramEditorQuery } from "#web/gql/program-office.ts";
import type { ProgramOffice } from "./program-offices.ts";

export type EditedProgram = NonNullable<ProgramEditorQuery["programForEditing"]>;

export interface EditedStart {
  /** Counts readings, so that each is a form of its own. */
  readonly round: number;
  /** Null for a new one. */
  readonly program: EditedProgram | null;
}

/** Null while it is read. An id that is no program of the office's part is 404. */
export function useEditedProgram(office: ProgramOffice, id: number | null) {
  const client = useClient();
  const [round, setRound] = useState(1);
  const [start, setStart] = useState<EditedStart | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Signing out replaces the client; what is being written is not asked for again because of it.
  const read = useEffectEvent(async (): Promise<EditedStart> => {
    if (id === null) return { round, program: null };
    const { programForEditing: program } = await loadQuery(client, ProgramEditorDocument, { id });
    if (!program || !office.kinds.includes(program.kind)) throw new PageError(404);
    return { round, program };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another program, or the same once more, is read anew
  useEffect(() => {
    let here = true;
    setStart(null);
    read().then(
      (found) => here && setStart(found),
      (error: unknown) => here && setFailure(error),
    );
    return () => {
      here = false;
    };
  }, [office.id, id, round]);
  if (failure !== null) throw failure;
  return { start, reload: useCallback(() => setRound((before) => before + 1), []) };
}
