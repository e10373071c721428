// The actions on a whole program; a toast says what was done. A refusal is said and changes nothing.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  useCancelProgramMutation,
  useDeleteProgramMutation,
  useDuplicateProgramMutation,
  usePurgeProgramMutation,
  useRestoreProgramMutation,
} from "#web/gql/program-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { CancelNotes } from "./CancelDialog.tsx";

interface NamedProgram {
  readonly id: number;
  readonly title: string;
}

interface ProgramActions {
  /** Moves it to the trash, with an undo in the toast, which then calls `onBack`. Answers whether it went. */
  remove(program: NamedProgram, onBack: () => void): Promise<boolean>;
  /** Out of the trash; whether it came. */
  restore(program: NamedProgram): Promise<boolean>;
  /** Removes it for good; whether it is gone. */
  purge(program: NamedProgram): Promise<boolean>;
  /** A draft of it that begins at a moment; its id, or null when there is none. */
  duplicate(program: NamedProgram, startsAt: string): Promise<number | null>;
  /** Cancels it as it was in `version`; whether it is cancelled. */
  cancel(program: NamedProgram & { readonly version: number }, notes: CancelNotes): Promise<boolean>;
}

export function useProgramActions(): ProgramActions {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  const [, deleteProgram] = useDeleteProgramMutation();
  const [, restoreProgram] = useRestoreProgramMutation();
  const [, purgeProgram] = usePurgeProgramMutation();
  const [, duplicateProgram] = useDuplicateProgramMutation();
  const [, cancelProgram] = useCancelProgramMutation();

  const refused = (error: CombinedError | undefined, { title }: NamedProgram) => {
    if (!error) return false;
    const { code } = refusalOf(error);
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }), text: title });
    return true;
  };
  const notify = (what: "restored" | "purged" | "duplicated" | "cancelled", title: string) =>
    showToast({ kind: "ok", title: intl.formatMessage({ id: `program-office.did.${what}` }), text: title });

  const restore = async (program: NamedProgram) => {
    const { error } = await restoreProgram({ id: program.id });
    if (refused(error, program)) return false;
    notify("restored", program.title);
    return true;
  };

  return {
    restore,
    remove: async (program, onBack) => {
      const { error } = await deleteProgram({ id: program.id });
      if (refused(error, program)) return false;
      offerUndo({
        title: intl.formatMessage({ id: "program-office.did.deleted" }),
        text: program.title,
        undo: () => restoreProgram({ id: program.id }),
        undone: intl.formatMessage({ id: "program-office.did.restored" }),
        onBack,
      });
      return true;
    },
    purge: async (program) => {
      const { error } = await purgeProgram({ id: program.id });
      if (refused(error, program)) return false;
      notify("purged", program.title);
      return true;
    },
    duplicate: async (program, startsAt) => {
      const { data, error } = await duplicateProgram({ id: program.id, startsAt });
      if (refused(error, program) || !data) return null;
      notify("duplicated", program.title);
      return data.duplicateProgram.id;
    },
    cancel: async (program, notes) => {
      const { id, version } = program;
      const { error } = await cancelProgram({ id, version, ...notes });
      if (refused(error, program)) return false;
      notify("cancelled", program.title);
      return true;
    },
  };
}
