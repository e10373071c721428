// A page being written: its texts, its entries or people, and at the side what is said about the new version,
// and the versions there are.
import { Button, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { hasItems, PAGE_KINDS } from "#schema/validation/site/page-kinds.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { WritingRoom } from "#web/components/editor/WritingRoom.tsx";
import { WrittenFields } from "#web/components/editor/WrittenFields.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { PreviewSection } from "#web/components/preview/PreviewSection.tsx";
import { PublishQuestion } from "#web/components/translation/PublishQuestion.tsx";
import { publishesEnglish } from "#web/components/translation/publishes-english.ts";
import { TranslationPanel } from "#web/components/translation/TranslationPanel.tsx";
import { usePublishQuestion } from "#web/components/translation/use-publish-question.ts";
import { useSideBySide } from "#web/components/translation/use-side-by-side.ts";
import { WorkSection } from "#web/components/translation/WorkSection.tsx";
import { PAGE_PATHS } from "#web/paths.ts";
import { EditedVersion } from "./EditedVersion.tsx";
import { EntriesField } from "./EntriesField.tsx";
import { describeItem } from "./item-words.ts";
import { LegalSaveDialog } from "./LegalSaveDialog.tsx";
import { OldVersions } from "./OldVersions.tsx";
import { PagePreviewLinks } from "./PagePreviewLinks.tsx";
import { PeopleField } from "./PeopleField.tsx";
import { type EditedPage, restorePageValues } from "./page-values.ts";
import { usePageEditor } from "./use-page-editor.ts";
import { usePageVersions } from "./use-page-versions.ts";
import { VersionNotes } from "./VersionNotes.tsx";
import { inForceAt } from "./versions.ts";

/** When anything was changed in the Korean and not in the English, the English is behind. */
const CHANGES = { koUpdatedAt: "", enUpdatedAt: "0" };

interface PageFormProps {
  page: EditedPage;
  labelledBy: string;
  /** Begins again from the current version. */
  onReload: () => void;
}

export function PageForm({ page, labelledBy, onReload }: PageFormProps) {
  const kind = PAGE_KINDS[page.key];
  const navigate = useNavigate();
  const editor = usePageEditor(page);
  const { form } = editor;
  const language = useShownLanguage(form.name, editor.draft);
  const session = useSideBySide({
    editor,
    restore: restorePageValues,
    pairs: page.pairs,
    of: page.number === null ? null : { place: "PAGE", page: page.key },
    language,
  });
  const isPublishing = () => publishesEnglish(page.shownNumber === null, editor.begunFrom(), form.read());
  // A legal text asks for its day next, and its fields are checked after that.
  const isValid = () => kind.legal || form.isValid();
  const asked = usePublishQuestion({ submit: form.submit, isValid }, session, isPublishing);
  const corrected = usePublishQuestion({ submit: editor.correct, isValid }, session, isPublishing);
  const versions = usePageVersions(page.key, page.number);
  const current = inForceAt(versions.times, new Date());
  return (
    <EditorFrame
      editor={{ ...editor, form: { ...form, submit: asked.form.submit } }}
      labelledBy={labelledBy}
      describe={describeItem}
      onClick={language.followLink}
      onSaveKey={kind.legal ? () => void editor.draft.keepNow() : undefined}
    >
      <WritingRoom
        shown={language.shown}
        panel={
          <>
            {kind.legal ? null : (
              <FormSection title={<FormattedMessage id="page-editing.version.title" />}>
                <Stack gap={24} pt={16}>
                  <VersionNotes form={form} isPublic={false} />
                </Stack>
              </FormSection>
            )}
            <PreviewSection>
              <PagePreviewLinks pageKey={page.key} onKeep={editor.draft.keepNow} />
            </PreviewSection>
            <WorkSection {...session} onHandIn={session.handIn} onTake={session.take} />
            <OldVersions
              page={page}
              versions={versions}
              isLegal={kind.legal}
              isChanged={form.dirty}
              onWithdrawn={onReload}
              onRestored={() => {
                editor.leave();
                void navigate(PAGE_PATHS[page.key]);
              }}
            />
            {kind.legal ? (
              <SaveBar editor={editor} narrow label={<FormattedMessage id="page-editing.force" />}>
                {page.shownNumber === null ? null : (
                  <Button variant="outline" onClick={() => corrected.form.submit()} disabled={form.pending}>
                    <FormattedMessage id="page-editing.correct" values={{ number: page.shownNumber }} />
                  </Button>
                )}
                <Text fz="0.9375rem" c="var(--ink-2)">
                  <FormattedMessage id="page-editing.saveKey" />
                </Text>
              </SaveBar>
            ) : (
              <SaveBar editor={editor} narrow label={<FormattedMessage id="page-editing.version.submit" />} />
            )}
          </>
        }
      >
        <EditedVersion page={page} current={current} times={versions.times} />
        <WrittenFields
          editor={editor}
          fields={(one) => ({ title: form.field(`${one}.title`), content: form.field(`${one}.content`) })}
          needsTitle
          stored={page.en === null ? null : CHANGES}
          language={language}
          short={hasItems(kind)}
          onEditor={session.translation.onEditor}
          tall
        />
        <TranslationPanel {...session} isTranslating={language.shown !== "ko"} />
        {kind.entries === null ? null : <EntriesField form={form} kind={kind.entries} />}
        {kind.people ? <PeopleField form={form} /> : null}
      </WritingRoom>
      {editor.asks === null ? null : (
        <LegalSaveDialog
          asks={editor.asks}
          pageKey={page.key}
          form={form}
          baseNumber={page.number}
          number={page.shownNumber}
          coming={editor.coming}
          inForceSince={current?.effectiveAt ?? null}
          onAnswer={editor.answer}
        />
      )}
      {asked.question === null ? null : (
        <PublishQuestion
          {...asked.question}
          session={session.session}
          answer={<FormattedMessage id={kind.legal ? "page-editing.force" : "page-editing.version.submit"} />}
        />
      )}
      {corrected.question === null ? null : (
        <PublishQuestion
          {...corrected.question}
          session={session.session}
          answer={<FormattedMessage id="page-editing.correct" values={{ number: page.shownNumber ?? 1 }} />}
        />
      )}
    </EditorFrame>
  );
}
