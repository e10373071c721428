import { builder } from "#schema/builder.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { ExamSessionForEditingRef, editedSession } from "./exam-session-for-editing.ts";

builder.queryFields((t) => ({
  examSessionForEditing: t.field({
    type: ExamSessionForEditingRef,
    nullable: true,
    description: "The settings of a session of the exam as their form needs them; null for another program.",
    authScopes: { can: writePrograms },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (_root, { programId }) => editedSession(programId),
  }),
}));
