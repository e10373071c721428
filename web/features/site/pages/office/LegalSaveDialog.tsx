// Asks once what a legal text needs to be saved: from when it is in force and why, or what slip is corrected
// in the version there is.
import { Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { PageKeyName } from "#schema/validation/site/page-kinds.ts";
import { lacksReason } from "#schema/validation/site/pages.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { type ComingVersion, comingAsks } from "./coming-version.ts";
import { ForceDayField } from "./ForceDayField.tsx";
import { effectiveAtOf } from "./page-values.ts";
import type { LegalSave, PageEditor } from "./use-page-editor.ts";
import { VersionNotes } from "./VersionNotes.tsx";

interface LegalSaveDialogProps {
  asks: LegalSave;
  pageKey: PageKeyName;
  form: PageEditor["form"];
  /** The newest version that was saved; null: this is the first. */
  baseNumber: number | null;
  /** Of the version whose words are edited; null: there is none. */
  number: number | null;
  /** That version, where it is not in force yet. */
  coming: ComingVersion | null;
  /** Since when the present version is in force; null: there is none. */
  inForceSince: string | null;
  onAnswer: (answered: LegalSave | null) => void;
}

export function LegalSaveDialog({
  asks,
  pageKey: key,
  form,
  baseNumber,
  number,
  coming,
  inForceSince,
  onAnswer,
}: LegalSaveDialogProps) {
  const [isTried, setTried] = useState(false);
  const isForce = asks === "force";
  const needsReason = isForce && lacksReason({ key, baseNumber, noteKo: null });
  const isMissing = isForce && lacksReason({ key, baseNumber, noteKo: form.values.noteKo });
  const answer = () => {
    if (!isMissing) return onAnswer(asks);
    setTried(true);
    document.getElementById(idOf(form.name, "noteKo"))?.focus();
  };
  const field = (note: "noteKo" | "noteEn") =>
    note === "noteKo" && isTried && isMissing
      ? { ...form.field(note), error: "REQUIRED" as const }
      : form.field(note);
  return (
    <FormDialog
      title={<FormattedMessage id={`page-editing.${asks}.title`} values={{ number: number ?? 1 }} />}
      answer={<FormattedMessage id={`page-editing.${asks}.answer`} />}
      pending={form.pending}
      onAnswer={answer}
      onClose={() => onAnswer(null)}
    >
      <Text>
        <FormattedMessage id={`page-editing.${asks}.detail`} />
      </Text>
      {isForce ? <ForceDay form={form} coming={coming} inForceSince={inForceSince} /> : null}
      <VersionNotes form={{ field }} isPublic needsReason={needsReason} />
    </FormDialog>
  );
}

function ForceDay({
  form,
  coming,
  inForceSince,
}: Pick<LegalSaveDialogProps, "form" | "coming" | "inForceSince">) {
  const language = useLanguage();
  const now = new Date();
  const from = effectiveAtOf(form.values.effectiveAt, now);
  const moved = comingAsks(coming, form.values, now);
  return (
    <>
      <ForceDayField
        field={form.field("effectiveAt")}
        inForceSince={inForceSince}
        hint={
          coming === null ? (
            <FormattedMessage id="page-editing.field.effectiveHint" />
          ) : (
            <FormattedMessage
              id="page-editing.field.effectiveComing"
              values={{ date: formatDate(language, coming.effectiveAt) }}
            />
          )
        }
      />
      {coming !== null && moved !== null ? (
        <Text c="var(--warn)" fw={600} role="status">
          <FormattedMessage
            id={`page-editing.ask.${moved}Detail`}
            values={{
              number: coming.number,
              date: formatDate(language, coming.effectiveAt),
              day: from === null ? "" : formatDate(language, from),
            }}
          />
        </Text>
      ) : null}
    </>
  );
}
