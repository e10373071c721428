// A program on its way from the form to the server: saved, refused, or overtaken by somebody else's save.

import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { keptDraftState } from "#web/components/editor/draft-state.ts";
import { tellSaved } from "#web/components/editor/tell-saved.ts";
import { useKeptText } from "#web/components/editor/use-kept-text.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { programEditPath, programPath } from "#web/paths.ts";
import { programDraftKey } from "./kept-program.ts";
import type { ProgramValues } from "./program-values.ts";
import type { EditedProgram } from "./use-edited-program.ts";
import { useProgramForm } from "./use-program-form.ts";

export interface ProgramSaveOptions {
  readonly office: ProgramOffice;
  /** Null for a new one. */
  readonly program: EditedProgram | null;
  readonly initialValues: ProgramValues;
  /** The version the values began from. */
  readonly baseVersion: number | null;
  readonly requestKey: string;
  /** The values are a draft that was taken up. */
  readonly changed: boolean;
  /** Reads the program anew: it was saved, or somebody else's was chosen. */
  readonly onReload: () => void;
  /** Out of the trash; whether it came. */
  readonly onRestore: () => Promise<boolean>;
}

export function useProgramSave(options: ProgramSaveOptions) {
  const { office, program, initialValues, baseVersion, requestKey, changed, onReload, onRestore } = options;
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useProgramForm({ program, initialValues, changed, requestKey });
  // Whose it is does not change while the form stands, also not when the session ends under it.
  const [key] = useState(() => programDraftKey(office, program?.id ?? null));
  const keeper = useKeptText({
    key,
    read: () => ({ baseVersion, requestKey, values: form.read() }),
    revision: form.revision,
  });
  const [conflict, setConflict] = useState<EditedProgram | null>(null);
  const leaving = useRef(false);
  const busy = useRef(false);

  const leaveTo = (path: string, replace = false) => {
    leaving.current = true;
    keeper.done();
    return navigate(path, { replace });
  };
  const reload = () => {
    leaving.current = true;
    keeper.done();
    onReload();
  };

  const saved = (id: number) => {
    if (tellSaved(intl, form.values)) return leaveTo(programPath({ id, kind: form.values.kind }));
    if (program === null) return leaveTo(programEditPath(office, id), true);
    reload();
  };

  const saveOver = async (version: number | null) => {
    if (busy.current) return;
    busy.current = true;
    if (form.revision > 0) keeper.keep();
    try {
      const outcome = await form.save(version);
      if (outcome.kind === "saved") return await saved(outcome.id);
      if (outcome.kind === "conflict") setConflict(outcome.conflict);
    } finally {
      busy.current = false;
    }
  };

  const keepMine = async () => {
    if (!conflict) return;
    const { version, deletedAt } = conflict;
    setConflict(null);
    if (deletedAt === null) return saveOver(version);
    const restored = await onRestore();
    // Taking it out of the trash counts as a change of its own.
    return saveOver(restored ? version + 1 : version);
  };

  return {
    form,
    draft: keptDraftState(form.revision, keeper.keptAt),
    mayLeave: () => leaving.current || form.revision === 0,
    leaveTo,
    save: () => saveOver(baseVersion),
    /** It was saved meanwhile, or went to the trash. */
    conflict,
    keepMine,
    takeTheirs: reload,
    close: () => setConflict(null),
  };
}
