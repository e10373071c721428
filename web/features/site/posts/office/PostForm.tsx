// A post being written: its texts and files, and at the side when it appears and the button that saves it.
import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { DeleteButton } from "#web/components/editor/DeleteButton.tsx";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { PastTimeQuestion } from "#web/components/editor/PastTimeQuestion.tsx";
import { submitOf } from "#web/components/editor/publishing.ts";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { usePastTime } from "#web/components/editor/use-past-time.ts";
import { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { WritingRoom } from "#web/components/editor/WritingRoom.tsx";
import { WrittenFields } from "#web/components/editor/WrittenFields.tsx";
import { NotifySection } from "#web/components/mailings/NotifySection.tsx";
import { PreviewSection } from "#web/components/preview/PreviewSection.tsx";
import { PublishQuestion } from "#web/components/translation/PublishQuestion.tsx";
import { publishesEnglish } from "#web/components/translation/publishes-english.ts";
import { TranslationPanel } from "#web/components/translation/TranslationPanel.tsx";
import { usePublishQuestion } from "#web/components/translation/use-publish-question.ts";
import { useSideBySide } from "#web/components/translation/use-side-by-side.ts";
import { WorkSection } from "#web/components/translation/WorkSection.tsx";
import { WhyField } from "#web/components/versions/WhyField.tsx";
import { BOARD_PATHS } from "#web/paths.ts";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { AudienceField } from "./AudienceField.tsx";
import { PostPreviewLinks } from "./PostPreviewLinks.tsx";
import { PostTagField } from "./PostTagField.tsx";
import { PostVersions } from "./PostVersions.tsx";
import { describePost } from "./PostWords.tsx";
import { restorePost } from "./post-values.ts";
import { SchedulePicker } from "./SchedulePicker.tsx";
import { ThumbnailField } from "./ThumbnailField.tsx";
import { type PostEditorOptions, usePostEditor } from "./use-post-editor.ts";
import { useWritingKeys } from "./use-writing-keys.ts";

interface PostFormProps extends PostEditorOptions {
  labelledBy: string;
  /** Into the trash; whether it went. */
  onDelete: () => Promise<boolean>;
}

export function PostForm(props: PostFormProps) {
  const { board, start, labelledBy, onDelete, onReload } = props;
  const navigate = useNavigate();
  const editor = usePostEditor(props);
  const { form } = editor;
  const language = useShownLanguage(form.name, editor.draft);
  const session = useSideBySide({
    editor,
    restore: restorePost,
    pairs: editor.post?.pairs,
    of: editor.post && { place: "POST", id: editor.post.id },
    language,
  });
  const asked = usePublishQuestion(form, session, () => {
    const now = form.read();
    const isFirst = editor.post?.publishedAt == null;
    return now.publish !== "draft" && publishesEnglish(isFirst, editor.begunFrom(), now);
  });
  const past = usePastTime(asked.form, editor.outSince !== null);
  const isBlank = editor.post === null && editor.draft.offered === null;
  useWritingKeys({ form, isBlank, shown: language.shown });
  const way = submitOf(form.values, editor.outSince !== null);
  const saying = <FormattedMessage id={`editor.submit.${way}`} />;
  return (
    <EditorFrame
      editor={{ ...editor, form: past.form }}
      labelledBy={labelledBy}
      describe={(field, value) => describePost(board, field, value)}
      onClick={language.followLink}
    >
      <WritingRoom
        shown={language.shown}
        panel={
          <>
            <SchedulePicker {...editor} canPin={board === "NOTICE"} />
            <AudienceField form={form} />
            <PostTagField form={form} board={board} />
            <WorkSection {...session} onHandIn={session.handIn} onTake={session.take} />
            <PreviewSection>
              {editor.post === null ? null : (
                <PostPreviewLinks id={editor.post.id} onKeep={editor.draft.keepNow} />
              )}
            </PreviewSection>
            {start.post === null ? null : (
              <NotifySection
                topic={board}
                news={{ postId: start.post.id }}
                isOut={editor.outSince !== null}
              />
            )}
            <ThumbnailField form={form} board={board} />
            {editor.post === null ? null : (
              <PostVersions
                id={editor.post.id}
                board={board}
                isChanged={form.dirty}
                onRestored={() => {
                  editor.leave();
                  onReload();
                }}
              />
            )}
            {start.post === null ? null : (
              <DeleteButton
                onDelete={async () => {
                  if (!(await onDelete())) return;
                  editor.discardDraft();
                  await navigate(BOARD_PATHS[board].list);
                }}
              />
            )}
            {editor.post === null ? null : <WhyField {...form.field("why")} />}
            <SaveBar editor={editor} narrow label={saying}>
              {way === "draft" ? (
                <Button
                  variant="outline"
                  aria-disabled={form.pending}
                  onClick={() => {
                    form.change("publish", "now");
                    asked.submitOr(() => form.change("publish", "draft"));
                  }}
                >
                  <FormattedMessage id="editor.submit.now" />
                </Button>
              ) : null}
            </SaveBar>
          </>
        }
      >
        <WrittenFields
          editor={editor}
          fields={(one) => ({ title: form.field(`${one}.title`), content: form.field(`${one}.content`) })}
          needsTitle={false}
          stored={editor.post}
          language={language}
          onEditor={session.translation.onEditor}
          tall
        />
        <TranslationPanel {...session} isTranslating={language.shown !== "ko"} />
        <AttachmentsField form={form} board={board} />
      </WritingRoom>
      {past.question === null ? null : <PastTimeQuestion {...past.question} />}
      {asked.question === null ? null : (
        <PublishQuestion {...asked.question} session={session.session} answer={saying} />
      )}
    </EditorFrame>
  );
}
