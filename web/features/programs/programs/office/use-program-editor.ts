// A program, edited: its schema, its query and its mutations, and its draft, which the server stores too.
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { programInput } from "#schema/validation/programs/programs.ts";
import { isPublic } from "#web/components/editor/publishing.ts";
import { savedMessage } from "#web/components/editor/saved-message.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { useServerDraft } from "#web/components/editor/use-server-draft.ts";
import { titleOf } from "#web/components/editor/written-texts.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { withBegunEnglish } from "#web/components/translation/begun-together.ts";
import { withOlderKorean } from "#web/components/translation/older-korean.ts";
import {
  ProgramEditorDocument,
  useCreateProgramMutation,
  useSaveProgramMutation,
} from "#web/gql/program-office.ts";
import { programEditPath, programPath } from "#web/paths.ts";
import { toProgramInput, toProgramValues } from "./program-input.ts";
import { PROGRAM_LABELS } from "./program-labels.ts";
import { newProgram, type ProgramValues, restoreProgram } from "./program-values.ts";
import type { EditedStart } from "./use-edited-program.ts";

const TOGETHER = [["publish", "publishedAt"]] as const;

export interface ProgramEditorOptions {
  readonly office: ProgramOffice;
  /** The one of several new ones that is continued. */
  readonly draft: number | null;
  readonly start: EditedStart;
  /** Reads the program again: it was saved and is not public. */
  readonly onReload: () => void;
  /** Out of the trash; whether it came. */
  readonly onRestore: () => Promise<boolean>;
}

/** Where a program's draft is stored on this device. */
export const programDraftName = (office: ProgramOffice, id: number | null, draft: number | null): string =>
  `program-${office.id}-${id ?? (draft === null ? "new" : `new-${draft}`)}`;

export function useProgramEditor(options: ProgramEditorOptions) {
  const { office, draft, start, onReload, onRestore } = options;
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const [, create] = useCreateProgramMutation();
  const [, save] = useSaveProgramMutation();
  /** As it is stored, as far as this form knows. */
  const [program, setProgram] = useState(start.program);
  const toInput = (values: ProgramValues) => toProgramInput(values, program);
  const editor = useEditor({
    name: "program",
    schema: programInput,
    toInput,
    labels: PROGRAM_LABELS,
    stored: {
      values: start.program ? toProgramValues(start.program) : newProgram(office.kinds[0] ?? "SEMINAR"),
      version: start.program?.version ?? null,
    },
    together: TOGETHER,
    beforeMerge: withBegunEnglish,
    afterMerge: withOlderKorean,
    draft: {
      form: programDraftName(office, start.program?.id ?? null, draft),
      days: LOCAL_DRAFT_DAYS,
      restore: restoreProgram,
      titleOf,
      server: useServerDraft(start.draft, ({ kind }: ProgramValues) => ({
        programKind: kind,
        programId: start.program?.id ?? null,
      })),
    },
    save: async (_checked, values, { version, requestKey }) => {
      const input = toInput(values);
      const { data, error } =
        program === null
          ? await create({ input, requestKey })
          : await save({ id: program.id, version: version ?? 0, input, note: values.why });
      if (!data || error) return refusalOf(error);
      const { id } = "createProgram" in data ? data.createProgram : data.saveProgram;
      // The person who saves stays in the office; the toast leads to the public page.
      const action = {
        label: intl.formatMessage({ id: "program-office.showPublic" }),
        run: () => void navigate(programPath({ id, kind: values.kind })),
      };
      const said = { ...savedMessage(intl, values), ...(isPublic(values) ? { action } : {}) };
      const next = () =>
        program === null ? navigate(programEditPath(office, id), { replace: true }) : onReload();
      return { ok: true, said, next };
    },
    readStored: async () => {
      if (program === null) return null;
      const { data } = await client
        .query(ProgramEditorDocument, { id: program.id }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.programForEditing;
      if (!now) return null;
      setProgram(now);
      return { values: toProgramValues(now), version: now.version, isDeleted: now.deletedAt !== null };
    },
    restore: onRestore,
  });
  const outSince = program?.stage === "VISIBLE" ? program.publishedAt : null;
  return { ...editor, program, outSince };
}
export type ProgramEditor = ReturnType<typeof useProgramEditor>;
