// Asks once what a legal text needs to be saved: from when it is in force and why, or what slip is corrected
// in the version there is.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { type ComingVersion, comingAsks } from "./coming-version.ts";
import { effectiveAtOf } from "./page-values.ts";
import type { LegalSave, PageEditor } from "./use-page-editor.ts";
import { VersionNotes } from "./VersionNotes.tsx";

interface LegalSaveDialogProps {
  asks: LegalSave;
  form: PageEditor["form"];
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
  form,
  number,
  coming,
  inForceSince,
  onAnswer,
}: LegalSaveDialogProps) {
  return (
    <FormDialog
      title={<FormattedMessage id={`page-editing.${asks}.title`} values={{ number: number ?? 1 }} />}
      answer={<FormattedMessage id={`page-editing.${asks}.answer`} />}
      pending={form.pending}
      onAnswer={() => onAnswer(asks)}
      onClose={() => onAnswer(null)}
    >
      <Text>
        <FormattedMessage id={`page-editing.${asks}.detail`} />
      </Text>
      {asks === "force" ? <ForceDay form={form} coming={coming} inForceSince={inForceSince} /> : null}
      <VersionNotes form={form} isPublic />
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
  const { effectiveAt } = form.values;
  const from = effectiveAtOf(effectiveAt, now);
  const isBehind = from !== null && inForceSince !== null && new Date(from) < new Date(inForceSince);
  const moved = comingAsks(coming, form.values, now);
  return (
    <>
      <TextField
        {...form.field("effectiveAt")}
        type="date"
        needed={false}
        autoComplete="off"
        hint={
          isBehind ? (
            <Box component="b" fw={600} c="var(--warn)">
              <FormattedMessage
                id="page-editing.field.effectiveBehind"
                values={{ date: formatDate(language, inForceSince) }}
              />
            </Box>
          ) : coming === null ? (
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
