// A page being written: both languages beside each other, its entries or people, what is said about the new version, and the versions
// there are.
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { hasItems, PAGE_KINDS } from "#schema/validation/page-kinds.ts";
import { ConflictPanel } from "#web/components/editor/ConflictPanel.tsx";
import { DraftStatus } from "#web/components/editor/DraftStatus.tsx";
import { LanguageFields } from "#web/components/editor/LanguageFields.tsx";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { TextComparison } from "#web/components/editor/TextComparison.tsx";
import { textStatus } from "#web/components/editor/text-status.ts";
import { useKeptText } from "#web/components/editor/use-kept-text.ts";
import { WritingLanguage } from "#web/components/editor/WritingLanguage.tsx";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { PAGE_PATHS } from "#web/components/page-paths.ts";
import { prepareToasts, showToast } from "#web/components/toasts/toasts.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { EntriesField } from "./EntriesField.tsx";
import { ItemsComparison } from "./ItemsComparison.tsx";
import { OldVersions } from "./OldVersions.tsx";
import styles from "./PageForm.module.css";
import { PeopleField } from "./PeopleField.tsx";
import type { PageConflict } from "./page-conflict.ts";
import { pageDraftKey } from "./page-draft.ts";
import { PAGE_LABELS } from "./page-labels.ts";
import { type EditedPage, effectiveAtOf, type PageValues } from "./page-values.ts";
import { usePageForm } from "./use-page-form.ts";
import { usePageVersions } from "./use-page-versions.ts";
import { VersionFields } from "./VersionFields.tsx";
import { inForceAt } from "./versions.ts";

interface PageFormProps {
  page: EditedPage;
  initialValues: PageValues;
  /** The version the values began from; null: there is none yet. */
  baseNumber: number | null;
  /** The values are a draft that was taken up. */
  changed: boolean;
  labelledBy: string;
  /** Reads the page anew: somebody else's text was chosen. */
  onReload: () => void;
}

export function PageForm({ page, initialValues, baseNumber, changed, labelledBy, onReload }: PageFormProps) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const kind = PAGE_KINDS[page.key];
  const form = usePageForm({ pageKey: page.key, initialValues, changed });
  const [draftKey] = useState(() => pageDraftKey(page.key));
  const keeper = useKeptText({
    key: draftKey,
    read: () => ({ baseVersion: baseNumber, values: form.read() }),
    revision: form.revision,
  });
  const versions = usePageVersions(page.key);
  const current = inForceAt(versions.list ?? [], new Date());
  const [conflict, setConflict] = useState<PageConflict | null>(null);
  const [shown, setShown] = useState<WrittenLanguage>("ko");
  const leaving = useRef(false);
  const busy = useRef(false);
  const mayLeave = () => leaving.current || form.revision === 0;
  const leave = () => {
    leaving.current = true;
    return navigate(PAGE_PATHS[page.key]);
  };

  const save = async (base: number | null) => {
    if (busy.current) return;
    busy.current = true;
    prepareToasts();
    try {
      keeper.keep();
      const outcome = await form.save(base);
      if (outcome.kind === "conflict") setConflict(outcome.conflict);
      if (outcome.kind !== "saved") return;
      const from = effectiveAtOf(form.values.effectiveOn, new Date());
      const isLater = from !== null && new Date(from) > new Date();
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "editor.saved" }),
        ...(isLater
          ? {
              text: intl.formatMessage(
                { id: "page-editing.version.later" },
                { date: formatDate(language, from) },
              ),
            }
          : {}),
      });
      keeper.done();
      await leave();
    } finally {
      busy.current = false;
    }
  };

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
        void save(baseNumber);
      }}
      onClickCapture={(event) => {
        // A line of the summary may lead to the language that is not shown.
        const link = event.target instanceof Element ? event.target.closest("a[href^='#page-']") : null;
        const wanted = WRITTEN_LANGUAGES.find((one) =>
          link?.getAttribute("href")?.startsWith(`#page-${one}-`),
        );
        if (wanted) setShown(wanted);
      }}
    >
      <LeaveQuestion mayLeave={mayLeave} />
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} />
      {conflict ? (
        <ConflictPanel
          deleted={false}
          onKeepMine={() => {
            setConflict(null);
            void save(conflict.number);
          }}
          onTakeTheirs={() => {
            leaving.current = true;
            keeper.done();
            onReload();
          }}
          onClose={() => setConflict(null)}
        >
          {WRITTEN_LANGUAGES.map((one) => (
            <TextComparison key={one} language={one} mine={form.read()} theirs={conflict[one]} />
          ))}
          {hasItems(kind) ? <ItemsComparison mine={form.values} theirs={conflict} /> : null}
        </ConflictPanel>
      ) : null}
      <WritingLanguage form={form.name} shown={shown} onShow={setShown} />
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
          onRestored={() => void leave()}
        />
      </div>
      <div className={styles.actions}>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id="page-editing.version.submit" />
        </SubmitButton>
        <DraftStatus
          state={
            form.revision === 0
              ? { kind: "unchanged" }
              : keeper.keptAt === null
                ? { kind: "unsaved" }
                : { kind: "saved", at: keeper.keptAt }
          }
        />
      </div>
    </form>
  );
}
