// A program being written: what it is, both languages, when, how much, who, and the result of the last attempt to save it.
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { DeleteButton } from "#web/components/editor/DeleteButton.tsx";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { PastTimeQuestion } from "#web/components/editor/PastTimeQuestion.tsx";
import { PublishingField } from "#web/components/editor/PublishingField.tsx";
import { submitOf } from "#web/components/editor/publishing.ts";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { usePastTime } from "#web/components/editor/use-past-time.ts";
import { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { WritingRoom } from "#web/components/editor/WritingRoom.tsx";
import { PreviewSection } from "#web/components/preview/PreviewSection.tsx";
import { PublishQuestion } from "#web/components/translation/PublishQuestion.tsx";
import { publishesEnglish } from "#web/components/translation/publishes-english.ts";
import { TranslationPanel } from "#web/components/translation/TranslationPanel.tsx";
import { usePublishQuestion } from "#web/components/translation/use-publish-question.ts";
import { useSideBySide } from "#web/components/translation/use-side-by-side.ts";
import { WorkSection } from "#web/components/translation/WorkSection.tsx";
import { WhyField } from "#web/components/versions/WhyField.tsx";
import { BasicFields } from "./BasicFields.tsx";
import { DateFields } from "./DateFields.tsx";
import { ExamFields } from "./ExamFields.tsx";
import { FilesField, ThumbnailField } from "./FilesField.tsx";
import { MoneyFields } from "./MoneyFields.tsx";
import { OwnFieldRows } from "./OwnFieldRows.tsx";
import { ProgramPreviewLinks } from "./ProgramPreviewLinks.tsx";
import { ProgramTexts } from "./ProgramTexts.tsx";
import { ProgramVersions } from "./ProgramVersions.tsx";
import { describeProgram } from "./ProgramWords.tsx";
import { restoreProgram } from "./program-values.ts";
import { SessionRows } from "./SessionRows.tsx";
import { SpeakerRows } from "./SpeakerRows.tsx";
import { UncheckedFields } from "./UncheckedFields.tsx";
import { UncheckedQuestion } from "./UncheckedQuestion.tsx";
import { type ProgramEditorOptions, useProgramEditor } from "./use-program-editor.ts";
import { useUncheckedQuestion } from "./use-unchecked-question.ts";
import { WithdrawalFields } from "./WithdrawalFields.tsx";

interface ProgramFormProps extends ProgramEditorOptions {
  labelledBy: string;
  /** Into the trash; whether it went. */
  onDelete: () => Promise<boolean>;
}

export function ProgramForm(props: ProgramFormProps) {
  const { office, labelledBy, onDelete, onReload } = props;
  const navigate = useNavigate();
  const editor = useProgramEditor(props);
  const { form, program, outSince } = editor;
  const language = useShownLanguage(form.name, editor.draft);
  const session = useSideBySide({
    editor,
    restore: restoreProgram,
    pairs: program?.pairs,
    of: program && { place: "PROGRAM", id: program.id },
    language,
  });
  const goesOut = () => form.read().publish !== "draft";
  const isFirst = program?.publishedAt == null;
  const asked = usePublishQuestion(
    form,
    session,
    () => goesOut() && publishesEnglish(isFirst, editor.begunFrom(), form.read()),
  );
  const unchecked = useUncheckedQuestion(asked.form, () => isFirst && goesOut());
  const past = usePastTime(unchecked.form, outSince !== null);
  const saying = <FormattedMessage id={`editor.submit.${submitOf(form.values, outSince !== null)}`} />;
  return (
    <EditorFrame
      editor={{ ...editor, form: past.form }}
      labelledBy={labelledBy}
      describe={describeProgram}
      onClick={language.followLink}
    >
      <WritingRoom
        shown={language.shown}
        panel={
          <>
            <PublishingField
              publish={form.field("publish")}
              publishedAt={form.field("publishedAt")}
              outSince={outSince}
              narrow
            />
            <PreviewSection>
              {program === null ? null : (
                <ProgramPreviewLinks id={program.id} onKeep={editor.draft.keepNow} />
              )}
            </PreviewSection>
            <WorkSection {...session} onHandIn={session.handIn} onTake={session.take} />
            {program === null ? null : (
              <ProgramVersions
                id={program.id}
                isChanged={form.dirty}
                onRestored={() => {
                  editor.leave();
                  onReload();
                }}
              />
            )}
            {program === null ? null : (
              <DeleteButton
                onDelete={async () => {
                  if (!(await onDelete())) return;
                  editor.discardDraft();
                  await navigate(office.list);
                }}
              />
            )}
            {program === null ? null : <WhyField {...form.field("why")} />}
            <SaveBar editor={editor} narrow label={saying} />
          </>
        }
      >
        <UncheckedFields form={form} />
        <ProgramTexts editor={editor} language={language} onEditor={session.translation.onEditor} />
        <TranslationPanel {...session} isTranslating={language.shown !== "ko"} />
        <BasicFields form={form} office={office} />
        <DateFields form={form} program={program} />
        <MoneyFields form={form} program={program} />
        <WithdrawalFields form={form} />
        <OwnFieldRows form={form} />
        <ExamFields form={form} program={program} />
        <SpeakerRows form={form} />
        <SessionRows form={form} />
        <FilesField form={form} />
        <ThumbnailField form={form} />
      </WritingRoom>
      {past.question === null ? null : <PastTimeQuestion {...past.question} />}
      {unchecked.question === null ? null : <UncheckedQuestion {...unchecked.question} answer={saying} />}
      {asked.question === null ? null : (
        <PublishQuestion {...asked.question} session={session.session} answer={saying} />
      )}
    </EditorFrame>
  );
}
