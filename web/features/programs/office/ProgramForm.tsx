// A program being written: what it is, both languages, when, how much, who, and what became of the last attempt to save it.
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { loadQuery } from "#web/api/load-query.ts";
import { DeleteButton } from "#web/components/editor/DeleteButton.tsx";
import { DraftStatus } from "#web/components/editor/DraftStatus.tsx";
import type { DraftState } from "#web/components/editor/draft-state.ts";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { useKeptText } from "#web/components/editor/use-kept-text.ts";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { programPath } from "#web/components/programs/program-paths.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { ProgramEditorDocument } from "#web/gql/program-office.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { BasicFields } from "./BasicFields.tsx";
import { DateFields } from "./DateFields.tsx";
import { ExamFields } from "./ExamFields.tsx";
import { FilesField, ThumbnailField } from "./FilesField.tsx";
import { programDraftKey } from "./kept-program.ts";
import { MoneyFields } from "./MoneyFields.tsx";
import { ProgramConflict } from "./ProgramConflict.tsx";
import styles from "./ProgramForm.module.css";
import { ProgramTexts } from "./ProgramTexts.tsx";
import { PublishField } from "./PublishField.tsx";
import { FORM_NAME } from "./program-fields.ts";
import { type ProgramOffice, programEditPath } from "./program-offices.ts";
import type { ProgramValues } from "./program-values.ts";
import { SessionRows } from "./SessionRows.tsx";
import { SpeakerRows } from "./SpeakerRows.tsx";
import type { EditedProgram } from "./use-edited-program.ts";
import { useProgramForm } from "./use-program-form.ts";

interface ProgramFormProps {
  office: ProgramOffice;
  /** Null for a new one. */
  program: EditedProgram | null;
  initialValues: ProgramValues;
  /** The version the values began from. */
  baseVersion: number | null;
  requestKey: string;
  /** The values are a draft that was taken up. */
  changed: boolean;
  labelledBy: string;
  /** Reads the program anew: it was saved, or somebody else's was chosen. */
  onReload: () => void;
  /** Into the trash and out of it; whether it went. */
  onDelete: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
}

/** What somebody else saved, or that it went to the trash. */
interface Other {
  readonly version: number;
  readonly deleted: boolean;
  readonly program: EditedProgram;
}

export function ProgramForm(props: ProgramFormProps) {
  const { office, program, initialValues, baseVersion, requestKey, changed, labelledBy } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const form = useProgramForm({ program, initialValues, changed, requestKey });
  // Whose it is does not change while the form stands, also not when the session ends under it.
  const [key] = useState(() => programDraftKey(office, program?.id ?? null));
  const keeper = useKeptText({
    key,
    read: () => ({ baseVersion, requestKey, values: form.read() }),
    revision: form.revision,
  });
  const [other, setOther] = useState<Other | null>(null);
  const [shown, setShown] = useState<WrittenLanguage>("ko");
  const leaving = useRef(false);
  const busy = useRef(false);
  const mayLeave = () => leaving.current || form.revision === 0;

  const { publish, publishAt } = form.values;
  /** It has been public, and stays so. */
  const isOut =
    publish === "at" && program?.stage === "VISIBLE" && Date.parse(fromSeoul(publishAt)) <= Date.now();

  const leaveTo = (path: string, replace = false) => {
    leaving.current = true;
    keeper.done();
    return navigate(path, { replace });
  };

  const saved = async (id: number) => {
    const { publish, publishAt, kind } = form.values;
    const isPublic =
      publish === "now" || (publish === "at" && new Date(fromSeoul(publishAt)).getTime() <= Date.now());
    showToast({
      kind: "ok",
      title: intl.formatMessage({ id: "editor.saved" }),
      ...(isPublic
        ? {}
        : { text: intl.formatMessage({ id: `editor.savedAs.${publish === "at" ? "at" : "draft"}` }) }),
    });
    if (isPublic) return leaveTo(programPath({ id, kind }));
    if (program === null) return leaveTo(programEditPath(office, id), true);
    leaving.current = true;
    keeper.done();
    props.onReload();
  };

  const save = async (version: number | null) => {
    if (busy.current) return;
    busy.current = true;
    if (form.revision > 0) keeper.keep();
    try {
      const outcome = await form.save(version);
      if (outcome.kind === "saved") return await saved(outcome.id);
      if (outcome.kind !== "conflict" || program === null) return;
      const { programForEditing } = await loadQuery(client, ProgramEditorDocument, { id: program.id });
      if (!programForEditing) return;
      const { version: theirs, deletedAt } = programForEditing;
      setOther({ version: theirs, deleted: deletedAt !== null, program: programForEditing });
    } finally {
      busy.current = false;
    }
  };

  const keepMine = async () => {
    if (!other) return;
    const { version, deleted } = other;
    setOther(null);
    if (!deleted) return save(version);
    const restored = await props.onRestore();
    // Taking it out of the trash counts as a change of its own.
    return save(restored ? version + 1 : version);
  };

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={form.pending}
      onSubmit={(event) => {
        event.preventDefault();
        void save(baseVersion);
      }}
      onClickCapture={(event) => {
        // A line of the summary may lead to the language that is not shown.
        const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
        const language = WRITTEN_LANGUAGES.find((one) =>
          link?.getAttribute("href")?.startsWith(`#${FORM_NAME}-${one}-`),
        );
        if (language) setShown(language);
      }}
    >
      <LeaveQuestion mayLeave={mayLeave} />
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} />
      {other ? (
        <ProgramConflict
          mine={form.read()}
          theirs={other.program}
          deleted={other.deleted}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={() => {
            leaving.current = true;
            keeper.done();
            props.onReload();
          }}
          onClose={() => setOther(null)}
        />
      ) : null}
      <BasicFields form={form} office={office} />
      <ProgramTexts
        form={form}
        program={program}
        initialValues={initialValues}
        shown={shown}
        onShow={setShown}
      />
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
          <FormattedMessage id={isOut ? "forms.save" : `editor.submit.${form.values.publish}`} />
        </SubmitButton>
        <DraftStatus state={draftState(form.revision, keeper.keptAt)} />
        {program === null ? null : (
          <DeleteButton
            onDelete={async () => {
              if (await props.onDelete()) await leaveTo(office.list);
            }}
          />
        )}
      </div>
    </form>
  );
}

function draftState(revision: number, keptAt: Date | null): DraftState {
  if (revision === 0) return { kind: "unchanged" };
  return keptAt === null ? { kind: "unsaved" } : { kind: "saved", at: keptAt };
}
