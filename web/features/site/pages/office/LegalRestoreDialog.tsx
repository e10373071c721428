// Asks from when an old version of a legal text is in force again, and why; what is refused is said in it.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { pageRestoration } from "#schema/validation/site/pages.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { ForceDayField } from "./ForceDayField.tsx";
import { TEXT_PAGE_LABELS } from "./page-labels.ts";
import type { PageVersions } from "./use-page-versions.ts";
import { VersionNotes } from "./VersionNotes.tsx";

interface LegalRestoreDialogProps {
  versions: PageVersions;
  number: number;
  /** Since when the present version is in force; null: there is none. */
  inForceSince: string | null;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
  onClose: () => void;
}

const { effectiveAt, noteKo, noteEn } = TEXT_PAGE_LABELS;

/** Mount it to ask. */
export function LegalRestoreDialog(props: LegalRestoreDialogProps) {
  const { versions, number, inForceSince, isChanged, onRestored, onClose } = props;
  const intl = useIntl();
  const language = useLanguage();
  const form = useServerForm({
    name: "restoration",
    schema: pageRestoration,
    initialValues: { effectiveAt: "", noteKo: "", noteEn: "" },
    toInput: ({ effectiveAt: day, ...notes }) => ({
      ...notes,
      ...versions.restored(number),
      effectiveAt: day === "" ? null : fromSeoul(`${day}T00:00`),
    }),
    labels: { effectiveAt, noteKo, noteEn },
    send: async (asked) => {
      const result = await versions.restoreFrom(asked);
      if (!result.ok) {
        versions.reload();
        return result;
      }
      const { effectiveAt: from } = asked;
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "editor.saved" }),
        text:
          from !== null && from > new Date()
            ? intl.formatMessage(
                { id: "page-editing.version.later" },
                { date: formatDate(language, from.toISOString()) },
              )
            : intl.formatMessage({ id: "versions.ask.done" }, { number }),
      });
      onRestored();
      return result;
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="versions.ask.title" values={{ number }} />}
      detail={
        <>
          <Text>
            <FormattedMessage id="page-editing.restore.detail" />
          </Text>
          {isChanged ? (
            <Text>
              <FormattedMessage id="versions.ask.unsaved" />
            </Text>
          ) : null}
        </>
      }
      answer={<FormattedMessage id="page-editing.restore.answer" />}
      explain={({ code }) =>
        code === "CONFLICT" ? { title: <FormattedMessage id="versions.ask.conflict" /> } : undefined
      }
      onClose={onClose}
    >
      <ForceDayField
        field={form.field("effectiveAt")}
        inForceSince={inForceSince}
        hint={<FormattedMessage id="page-editing.field.effectiveHint" />}
      />
      <VersionNotes form={form} isPublic needsReason />
    </ServerFormDialog>
  );
}
