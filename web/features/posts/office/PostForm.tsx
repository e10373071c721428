// A post being written: both languages beside each other, its files, when it appears, and what became of the last attempt to save it.
import { FormattedMessage } from "react-intl";
import { DeleteButton } from "#web/components/editor/DeleteButton.tsx";
import { DraftStatus } from "#web/components/editor/DraftStatus.tsx";
import { LanguageFields } from "#web/components/editor/LanguageFields.tsx";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { TextComparison } from "#web/components/editor/TextComparison.tsx";
import { TextConflict } from "#web/components/editor/TextConflict.tsx";
import { textStatus } from "#web/components/editor/text-status.ts";
import { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { WritingLanguage } from "#web/components/editor/WritingLanguage.tsx";
import { WRITTEN_LANGUAGES } from "#web/components/editor/written-texts.ts";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { BOARD_PATHS } from "#web/paths.ts";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { MergePanel } from "./MergePanel.tsx";
import styles from "./PostForm.module.css";
import { PostTagField } from "./PostTagField.tsx";
import { POST_LABELS } from "./post-labels.ts";
import { SchedulePicker } from "./SchedulePicker.tsx";
import { ThumbnailField } from "./ThumbnailField.tsx";
import { type PostSaveOptions, usePostSave } from "./use-post-save.ts";

interface PostFormProps extends PostSaveOptions {
  labelledBy: string;
  /** Into the trash; whether it went. */
  onDelete: () => Promise<boolean>;
}

export function PostForm(props: PostFormProps) {
  const { board, post, labelledBy, onDelete } = props;
  const { form, conflict, merging, ...saving } = usePostSave(props);
  const { shown, show, followLink } = useShownLanguage(form.name);

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={form.pending}
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save();
      }}
      onClickCapture={followLink}
    >
      <LeaveQuestion mayLeave={saving.mayLeave} />
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} />
      {conflict ? (
        <TextConflict
          deleted
          onKeepMine={() => void saving.restore()}
          onTakeTheirs={() => void saving.takeTheirs()}
          onClose={saving.close}
        >
          {WRITTEN_LANGUAGES.map((language) => (
            <TextComparison
              key={language}
              language={language}
              mine={form.read()}
              theirs={conflict[language]}
            />
          ))}
        </TextConflict>
      ) : null}
      {merging ? (
        <MergePanel
          board={board}
          merge={merging}
          onMerge={saving.mergeWith}
          onTakeTheirs={() => void saving.takeTheirs()}
          onClose={saving.close}
        />
      ) : null}
      <WritingLanguage form={form.name} shown={shown} onShow={show} />
      <div className={styles.languages}>
        {WRITTEN_LANGUAGES.map((language) => (
          <LanguageFields
            key={`${language} ${form.start.round}`}
            form={form.name}
            language={language}
            status={textStatus(language, form.values, saving.stored, form.touched)}
            title={{
              label: POST_LABELS[`${language}.title`],
              value: form.values[`${language}Title`],
              error: form.errorOf(`${language}.title`),
              onChange: (value) => form.change({ [`${language}Title`]: value }),
            }}
            content={{
              label: POST_LABELS[`${language}.content`],
              document: form.start.values[`${language}Content`],
              error: form.errorOf(`${language}.content`),
              onChange: (editor) => form.write(language, editor),
            }}
            isShown={shown === language}
          />
        ))}
      </div>
      <div className={styles.rest}>
        <div className={styles.column}>
          <AttachmentsField form={form} board={board} />
          <ThumbnailField form={form} />
        </div>
        <div className={styles.column}>
          <SchedulePicker form={form} canPin={board === "NOTICE"} />
          <PostTagField form={form} board={board} />
        </div>
      </div>
      <div className={styles.actions}>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id={`editor.submit.${form.values.publish}`} />
        </SubmitButton>
        <DraftStatus state={saving.draft} />
        {post === null ? null : (
          <DeleteButton
            onDelete={async () => {
              if (await onDelete()) await saving.leaveTo(BOARD_PATHS[board].list);
            }}
          />
        )}
      </div>
    </form>
  );
}
