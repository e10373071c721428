// Chooses a document and its language.
import { NativeSelect, Text } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type ApplicationDocumentName,
  CERTIFICATE_LAYOUTS,
  type CertificateLayout,
  type CheckedDocument,
  DOCUMENT_LANGUAGES,
  type DocumentLanguageName,
  PAYMENT_DOCUMENTS,
} from "#schema/validation/core/documents.ts";
import { logError } from "#web/browser/log.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { showToast, updateToast } from "#web/components/toasts/toasts.ts";
import { fetchDocument } from "#web/session/account-requests.ts";

/** What the document is about. */
export type DocumentAbout =
  | { readonly kind: "PAYMENT"; readonly paymentId: number }
  | { readonly kind: "MEMBERSHIP" }
  | { readonly kind: "REVIEW"; readonly year: number }
  | { readonly kind: "EXAM_CERTIFICATE"; readonly application_id: number }
  | { readonly kind: "COMPLETION" | "ATTENDANCE"; readonly application_id: number }
  /** By the link of a review that was sent. */
  | { readonly kind: "LINKED_REVIEW"; readonly link: string }
  /** By the link of an application. */
  | {
      readonly kind: "LINKED_APPLICATION";
      readonly certificate: ApplicationDocumentName;
      readonly link: string;
    };

const kindOf = (about: DocumentAbout) =>
  about.kind === "LINKED_APPLICATION" ? about.certificate : about.kind;

const TITLES = {
  PAYMENT: "printed.get",
  MEMBERSHIP: "printed.kind.MEMBERSHIP",
  REVIEW: "printed.kind.REVIEW",
  LINKED_REVIEW: "printed.kind.REVIEW",
  EXAM_CERTIFICATE: "printed.kind.EXAM_CERTIFICATE",
  COMPLETION: "printed.kind.COMPLETION",
  ATTENDANCE: "printed.kind.ATTENDANCE",
} as const;

export function DocumentDialog({ about, onClose }: { about: DocumentAbout; onClose: () => void }) {
  const intl = useIntl();
  const [kind, setKind] = useState<(typeof PAYMENT_DOCUMENTS)[number]>("RECEIPT");
  const [language, setLanguage] = useState<DocumentLanguageName>("BOTH");
  const [layout, setLayout] = useState<CertificateLayout>("A4");
  const hasLayouts = kindOf(about) === "EXAM_CERTIFICATE";
  const get = async () => {
    onClose();
    const toast = showToast({ kind: "busy", title: intl.formatMessage({ id: "printed.preparing" }) });
    try {
      const request: CheckedDocument =
        about.kind === "PAYMENT"
          ? { kind, language, payment_id: about.paymentId }
          : about.kind === "EXAM_CERTIFICATE" || about.kind === "LINKED_APPLICATION"
            ? { ...about, language, layout }
            : { ...about, language };
      const got = await fetchDocument(request);
      if (got === null) {
        updateToast(toast, { kind: "bad", title: intl.formatMessage({ id: "printed.nothing" }) });
        return;
      }
      const { number, file } = got;
      saveFile(file, `${number}.pdf`);
      const name = intl.formatMessage({
        id: about.kind === "PAYMENT" ? `printed.kind.${kind}` : TITLES[kindOf(about)],
      });
      updateToast(toast, {
        kind: "ok",
        title: intl.formatMessage({ id: "printed.done" }, { kind: name, number }),
      });
    } catch (error) {
      logError("A document could not be had:", error);
      updateToast(toast, { kind: "bad", title: intl.formatMessage({ id: "printed.failed" }) });
    }
  };
  return (
    <FormDialog
      title={<FormattedMessage id={TITLES[kindOf(about)]} />}
      answer={<FormattedMessage id="printed.download" />}
      onAnswer={() => void get()}
      onClose={onClose}
    >
      {about.kind !== "PAYMENT" ? null : (
        <NativeSelect
          label={intl.formatMessage({ id: "printed.dialog.kind" })}
          value={kind}
          rightSection={<Icon path={mdiChevronDown} />}
          data={PAYMENT_DOCUMENTS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `printed.kind.${value}` }),
          }))}
          onChange={({ currentTarget }) =>
            setKind(PAYMENT_DOCUMENTS.find((one) => one === currentTarget.value) ?? kind)
          }
        />
      )}
      <NativeSelect
        label={intl.formatMessage({ id: "printed.dialog.language" })}
        value={language}
        rightSection={<Icon path={mdiChevronDown} />}
        data={DOCUMENT_LANGUAGES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `printed.language.${value}` }),
        }))}
        onChange={({ currentTarget }) =>
          setLanguage(DOCUMENT_LANGUAGES.find((one) => one === currentTarget.value) ?? language)
        }
      />
      {hasLayouts ? (
        <NativeSelect
          label={intl.formatMessage({ id: "printed.dialog.layout" })}
          value={layout}
          rightSection={<Icon path={mdiChevronDown} />}
          data={CERTIFICATE_LAYOUTS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `printed.layout.${value}` }),
          }))}
          onChange={({ currentTarget }) =>
            setLayout(CERTIFICATE_LAYOUTS.find((one) => one === currentTarget.value) ?? layout)
          }
        />
      ) : null}
      <Text c="dimmed" fz="sm">
        <FormattedMessage id="printed.dialog.hint" />
      </Text>
    </FormDialog>
  );
}
