// The settings of a session of the exam: what the law asks for, papers, sites, how it is scored, and what
// examinees need for the day.
import { Box } from "@mantine/core";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { DayFields } from "./DayFields.tsx";
import type { EditedExam, ExamProgram } from "./exam-input.ts";
import { NoticeFields } from "./NoticeFields.tsx";
import { PaperRows } from "./PaperRows.tsx";
import { ScoringFields } from "./ScoringFields.tsx";
import { SiteSections } from "./SiteSections.tsx";
import { useExamEditor } from "./use-exam-editor.ts";

export function ExamForm({ exam, program }: { exam: EditedExam; program: ExamProgram }) {
  const editor = useExamEditor(exam, program);
  const { form } = editor;
  return (
    <Box maw="var(--form-wide)" mt={28}>
      <EditorFrame editor={editor} labelledBy="exam-title">
        <NoticeFields form={form} fee={program.fee} />
        <PaperRows form={form} program={program} />
        <SiteSections form={form} program={program} />
        <ScoringFields form={form} />
        <DayFields form={form} />
        <SaveBar editor={editor} />
      </EditorFrame>
    </Box>
  );
}
