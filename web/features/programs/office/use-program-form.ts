// A program's form: the common one of texts in two languages, with the schema and the mutations of programs.
import { type CombinedError, useClient } from "urql";
import type { FieldCode, FieldErrors } from "#schema/validation/codes.ts";
import { programInput } from "#schema/validation/programs.ts";
import { useEditorForm } from "#web/components/editor/use-editor-form.ts";
import type { ShownCodes } from "#web/components/forms/field-codes.ts";
import {
  ProgramEditorDocument,
  useCreateProgramMutation,
  useSaveProgramMutation,
} from "#web/gql/program-office.ts";
import { isConflict } from "./conflict.ts";
import { FORM_NAME } from "./program-fields.ts";
import { toProgramInput } from "./program-input.ts";
import { findProgramLabel, placeOfPath } from "./program-labels.ts";
import type { ProgramValues } from "./program-values.ts";
import type { EditedProgram } from "./use-edited-program.ts";

interface ProgramFormOptions {
  /** Null for a new one. */
  readonly program: EditedProgram | null;
  readonly initialValues: ProgramValues;
  /** Whether the values are a draft that was taken up: they are not what is stored. */
  readonly changed: boolean;
  /** Names the new program, so that a save sent twice makes one. */
  readonly requestKey: string;
}

/** Whatever is wrong inside a field of several parts is told at the field. */
function toFormPaths(fields: FieldErrors): ShownCodes {
  const shown: Record<string, FieldCode> = {};
  for (const [path, [code]] of Object.entries(fields)) {
    const own = path
      .replace(/^files\..*/, "files")
      .replace(/^(examParts|languagePairs)\..*/, "$1")
      .replace(/^(prices\.\d+\.grades)\..*/, "$1")
      .replace(/^(ko|en)$/, "$1.title");
    if (code) shown[own] ??= code;
  }
  return shown;
}

export function useProgramForm({ program, initialValues, changed, requestKey }: ProgramFormOptions) {
  const client = useClient();
  const [, create] = useCreateProgramMutation();
  const [, save] = useSaveProgramMutation();
  return useEditorForm({
    name: FORM_NAME,
    initialValues,
    changed,
    schema: programInput,
    toInput: (values: ProgramValues) => toProgramInput(values, program),
    toFormPaths,
    labelOf: findProgramLabel,
    placeOf: placeOfPath,
    // Null also when the server is away by then: the refusal itself is told, and the next save finds the conflict again.
    readConflict: async (error: CombinedError | undefined) => {
      if (program === null || !isConflict(error)) return null;
      const { data } = await client
        .query(ProgramEditorDocument, { id: program.id }, { requestPolicy: "network-only" })
        .toPromise();
      return data?.programForEditing ?? null;
    },
    send: async (input, version) => {
      if (program === null || version === null) {
        const { data, error } = await create({ input, requestKey });
        return data && !error ? data.createProgram.id : error;
      }
      const { data, error } = await save({ id: program.id, version, input });
      return data && !error ? program.id : error;
    },
  });
}
export type ProgramForm = ReturnType<typeof useProgramForm>;
