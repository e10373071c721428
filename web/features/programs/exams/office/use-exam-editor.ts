// The settings of a session, edited: their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { examSessionInput } from "#schema/validation/programs/exam-session.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ExamSessionEditorDocument, useSaveExamSessionMutation } from "#web/gql/exam-session.ts";
import { type EditedExam, type ExamProgram, toExamInput, toExamValues } from "./exam-input.ts";
import { EXAM_LABELS } from "./exam-labels.ts";
import { restoreExam } from "./exam-values.ts";

export function useExamEditor(exam: EditedExam, program: ExamProgram) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveExamSessionMutation();
  const toStored = (stored: EditedExam) => ({
    version: stored.version,
    values: toExamValues(stored, program),
  });
  return useEditor({
    name: "exam",
    schema: examSessionInput,
    toInput: toExamInput,
    labels: EXAM_LABELS,
    stored: toStored(exam),
    draft: { form: `exam-${program.id}`, restore: restoreExam },
    save: async (_checked, values, { version }) => {
      const { data, error } = await save({
        programId: program.id,
        version: version ?? 0,
        input: toExamInput(values),
      });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "exam-session.saved" }) };
      return { ok: true, stored: toStored(data.saveExamSession), said };
    },
    readStored: async () => {
      const { data } = await client
        .query(ExamSessionEditorDocument, { id: program.id }, { requestPolicy: "network-only" })
        .toPromise();
      return data?.examSessionForEditing ? toStored(data.examSessionForEditing) : null;
    },
  });
}

export type ExamEditor = ReturnType<typeof useExamEditor>;
