// Which paper, and in which language.
import { NativeSelect, Text } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  DOCUMENT_LANGUAGES,
  type DocumentLanguageName,
  PAYMENT_DOCUMENTS,
} from "#schema/validation/documents.ts";
import { logError } from "#web/browser/log.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { showToast, updateToast } from "#web/components/toasts/toasts.ts";
import { fetchDocument } from "#web/session/account-requests.ts";

export function DocumentDialog({ paymentId, onClose }: { paymentId: number | null; onClose: () => void }) {
  const intl = useIntl();
  const [kind, setKind] = useState<(typeof PAYMENT_DOCUMENTS)[number]>("RECEIPT");
  const [language, setLanguage] = useState<DocumentLanguageName>("BOTH");
  const get = async () => {
    onClose();
    const toast = showToast({ kind: "busy", title: intl.formatMessage({ id: "papers.preparing" }) });
    try {
      const got = await fetchDocument(
        paymentId === null ? { kind: "MEMBERSHIP", language } : { kind, language, payment_id: paymentId },
      );
      if (got === null) {
        updateToast(toast, { kind: "bad", title: intl.formatMessage({ id: "papers.nothing" }) });
        return;
      }
      const { number, file } = got;
      saveFile(file, `${number}.pdf`);
      updateToast(toast, { kind: "ok", title: intl.formatMessage({ id: "papers.done" }, { number }) });
    } catch (error) {
      logError("A document could not be had:", error);
      updateToast(toast, { kind: "bad", title: intl.formatMessage({ id: "papers.failed" }) });
    }
  };
  return (
    <FormDialog
      title={<FormattedMessage id={paymentId === null ? "papers.kind.MEMBERSHIP" : "papers.get"} />}
      answer={<FormattedMessage id="papers.download" />}
      onAnswer={() => void get()}
      onClose={onClose}
    >
      {paymentId === null ? null : (
        <NativeSelect
          label={intl.formatMessage({ id: "papers.dialog.kind" })}
          value={kind}
          rightSection={<Icon path={mdiChevronDown} />}
          data={PAYMENT_DOCUMENTS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `papers.kind.${value}` }),
          }))}
          onChange={({ currentTarget }) =>
            setKind(PAYMENT_DOCUMENTS.find((one) => one === currentTarget.value) ?? kind)
          }
        />
      )}
      <NativeSelect
        label={intl.formatMessage({ id: "papers.dialog.language" })}
        value={language}
        rightSection={<Icon path={mdiChevronDown} />}
        data={DOCUMENT_LANGUAGES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `papers.language.${value}` }),
        }))}
        onChange={({ currentTarget }) =>
          setLanguage(DOCUMENT_LANGUAGES.find((one) => one === currentTarget.value) ?? language)
        }
      />
      <Text c="dimmed" fz="sm">
        <FormattedMessage id="papers.dialog.hint" />
      </Text>
    </FormDialog>
  );
}
