// A program being written: what it is, both languages, when, how much, who, and what became of the last attempt to save it.
import { FormattedMessage } from "react-intl";
import { DeleteButton } from "#web/components/editor/DeleteButton.tsx";
import { DraftStatus } from "#web/components/editor/DraftStatus.tsx";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { BasicFields } from "./BasicFields.tsx";
import { DateFields } from "./DateFields.tsx";
import { ExamFields } from "./ExamFields.tsx";
import { FilesField, ThumbnailField } from "./FilesField.tsx";
import { MoneyFields } from "./MoneyFields.tsx";
import { ProgramConflict } from "./ProgramConflict.tsx";
import styles from "./ProgramForm.module.css";
import { ProgramTexts } from "./ProgramTexts.tsx";
import { PublishField } from "./PublishField.tsx";
import { FORM_NAME } from "./program-fields.ts";
import { SessionRows } from "./SessionRows.tsx";
import { SpeakerRows } from "./SpeakerRows.tsx";
import { type ProgramSaveOptions, useProgramSave } from "./use-program-save.ts";

interface ProgramFormProps extends ProgramSaveOptions {
  labelledBy: string;
  /** Into the trash; whether it went. */
  onDelete: () => Promise<boolean>;
}

export function ProgramForm(props: ProgramFormProps) {
  const { office, program, initialValues, labelledBy, onDelete } = props;
  const { shown, show, followLink } = useShownLanguage(FORM_NAME);
  const { form, conflict, ...saving } = useProgramSave(props);
  const { publish, publishAt } = form.values;
  /** It has been public, and stays so. */
  const isOut =
    publish === "at" && program?.stage === "VISIBLE" && Date.parse(fromSeoul(publishAt)) <= Date.now();

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
        <ProgramConflict
          mine={form.read()}
          theirs={conflict}
          deleted={conflict.deletedAt !== null}
          onKeepMine={() => void saving.keepMine()}
          onTakeTheirs={saving.takeTheirs}
          onClose={saving.close}
        />
      ) : null}
      <BasicFields form={form} office={office} />
      <ProgramTexts form={form} program={program} initialValues={initialValues} shown={shown} onShow={show} />
      <DateFields form={form} program={program} />
      <MoneyFields form={form} program={program} />
      <ExamFields form={form} />
      <SpeakerRows form={form} />
      <SessionRows form={form} />
      <div className={styles.pair}>
        <div className={styles.column}>
          <FilesField form={form} />
          <ThumbnailField form={form} />
        </div>
        <PublishField form={form} />
      </div>
      <div className={styles.actions}>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id={isOut ? "forms.save" : `editor.submit.${publish}`} />
        </SubmitButton>
        <DraftStatus state={saving.draft} />
        {program === null ? null : (
          <DeleteButton
            onDelete={async () => {
              if (await onDelete()) await saving.leaveTo(office.list);
            }}
          />
        )}
      </div>
    </form>
  );
}
