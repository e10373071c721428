// A page being written: both languages beside each other, its entries or people, what is said about the new version, and the versions
// there are.
import { FormattedMessage } from "react-intl";
import { hasItems, PAGE_KINDS } from "#schema/validation/page-kinds.ts";
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
import { EntriesField } from "./EntriesField.tsx";
import { ItemsComparison } from "./ItemsComparison.tsx";
import { OldVersions } from "./OldVersions.tsx";
import styles from "./PageForm.module.css";
import { PeopleField } from "./PeopleField.tsx";
import { PAGE_LABELS } from "./page-labels.ts";
import { type PageSaveOptions, usePageSave } from "./use-page-save.ts";
import { usePageVersions } from "./use-page-versions.ts";
import { VersionFields } from "./VersionFields.tsx";
import { inForceAt } from "./versions.ts";

interface PageFormProps extends PageSaveOptions {
  labelledBy: string;
}

export function PageForm(props: PageFormProps) {
  const { page, initialValues, labelledBy } = props;
  const kind = PAGE_KINDS[page.key];
  const { form, conflict, ...saving } = usePageSave(props);
  const { shown, show, followLink } = useShownLanguage(form.name);
  const versions = usePageVersions(page.key);
  const current = inForceAt(versions.list ?? [], new Date());
  // When anything was changed in the Korean and not in the English, the English is behind.
  const stored = page.en === null ? null : { koUpdatedAt: "", enUpdatedAt: "0" };

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
          deleted={false}
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.takeTheirs}
          onClose={saving.close}
        >
          {WRITTEN_LANGUAGES.map((one) => (
            <TextComparison key={one} language={one} mine={form.read()} theirs={conflict[one]} />
          ))}
          {hasItems(kind) ? <ItemsComparison mine={form.values} theirs={conflict} /> : null}
        </TextConflict>
      ) : null}
      <WritingLanguage form={form.name} shown={shown} onShow={show} />
      <div className={hasItems(kind) ? `${styles.columns} ${styles.short}` : styles.columns}>
        {WRITTEN_LANGUAGES.map((one) => (
          <LanguageFields
            key={one}
            form={form.name}
            language={one}
            status={textStatus(one, form.values, stored, form.touched)}
            title={{
              label: PAGE_LABELS[`${one}.title`],
              needed: one === "ko",
              value: form.values[`${one}Title`],
              error: form.errorOf(`${one}.title`),
              onChange: (value) => form.change({ [`${one}Title`]: value }),
            }}
            content={{
              label: PAGE_LABELS[`${one}.${hasItems(kind) ? "introduction" : "content"}`],
              document: initialValues[`${one}Content`],
              error: form.errorOf(`${one}.content`),
              onChange: (editor) => form.write(one, editor),
            }}
            isShown={shown === one}
          />
        ))}
      </div>
      {kind.entries === null ? null : <EntriesField form={form} kind={kind.entries} />}
      {kind.people ? <PeopleField form={form} /> : null}
      <div className={styles.columns}>
        <VersionFields form={form} isLegal={kind.legal} inForceSince={current?.effectiveAt ?? null} />
        <OldVersions
          page={page}
          versions={versions}
          isLegal={kind.legal}
          isChanged={form.revision > 0}
          onRestored={() => void saving.leave()}
        />
      </div>
      <div className={styles.actions}>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id="page-editing.version.submit" />
        </SubmitButton>
        <DraftStatus state={saving.draft} />
      </div>
    </form>
  );
}
