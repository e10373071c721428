// Defines what the office decides about a session of the exam. Visitors see it with their next request.

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { versioned } from "#schema/core/versions/versioned.ts";
import { DomainError } from "#schema/errors.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { programVersions } from "#schema/programs/programs/program-versions.ts";
import { ExamSessionForEditingRef, editedSession } from "./exam-session-for-editing.ts";
import { ExamSessionInputRef } from "./exam-session-inputs.ts";
import { examFacts, saveExamSession } from "./save-exam-session.ts";

action("saveExamSession", {
  who: "office",
  can: writePrograms,
  subject: "program",
  visitorsSee: true,
  type: ExamSessionForEditingRef,
  description:
    "Saves the settings of a session that were read at `version`; CONFLICT with `extensions.conflict` {version} when they were saved since.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: ExamSessionInputRef, required: true }),
  })),
  run: (tx, { programId, version, input: session }, author) =>
    auditChange(tx, programId, examFacts, () =>
      versioned(tx, { noun: programVersions, id: programId }, author, () =>
        saveExamSession(tx, { programId, version, session }, author.now),
      ),
    ),
  answer: async (_query, programId) => {
    const session = await editedSession(programId);
    if (!session) throw new DomainError("NOT_FOUND");
    return session;
  },
});
