// Imports terms from a file: shows what is new, what changes and what exists already, before anything is imported.
import { Button, FileButton } from "@mantine/core";
import { mdiTrayArrowUp } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useClient } from "urql";
import {
  GLOSSARY_FIELDS,
  GLOSSARY_IMPORT_AT_ONCE,
  GLOSSARY_STATUSES,
} from "#schema/validation/site/glossary.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Icon } from "#web/components/Icon.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { GlossaryImportOutcome } from "#web/gql/enums.ts";
import { GlossaryImportDocument, ImportGlossaryDocument } from "#web/gql/glossary-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { ReadTerms, TermsRefusal } from "./checked-terms.ts";
import { ImportChanges, type Preview } from "./ImportChanges.tsx";

/** What Windows in Korea writes where it is no UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("euc-kr").decode(bytes);
  }
}

export function ImportTerms({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const client = useClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const fail = (id: MessageId) => showToast({ kind: "bad", title: intl.formatMessage({ id }) });
  const parts = ({ rows }: ReadTerms) =>
    Array.from({ length: Math.ceil(rows.length / GLOSSARY_IMPORT_AT_ONCE) }, (_, at) =>
      rows.slice(at * GLOSSARY_IMPORT_AT_ONCE, (at + 1) * GLOSSARY_IMPORT_AT_ONCE),
    );

  const read = async (file: File | null) => {
    if (!file) return;
    const [{ readTbx }, { readCsv, readTable }] = await Promise.all([
      import("./read-tbx.ts"),
      import("./read-term-table.ts"),
    ]);
    const content = decoded(await file.arrayBuffer());
    const words = Object.fromEntries([
      ...GLOSSARY_FIELDS.map((field) => [field, intl.formatMessage({ id: `glossary.field.${field}` })]),
      ...GLOSSARY_STATUSES.map((one) => [one, intl.formatMessage({ id: `glossary-office.status.${one}` })]),
    ]);
    const found: ReadTerms | TermsRefusal = content
      .replace(/^\ufeff/u, "")
      .trimStart()
      .startsWith("<")
      ? readTbx(content)
      : readTable(readCsv(content), words);
    if (typeof found === "string") return fail(`glossary-office.import.refused.${found}`);
    const outcomes: GlossaryImportOutcome[] = [];
    for (const rows of parts(found)) {
      const asked = await client
        .query(GlossaryImportDocument, { rows }, { requestPolicy: "network-only" })
        .toPromise();
      if (!asked.data) return fail(errorMessageId(refusalOf(asked.error).code));
      outcomes.push(...asked.data.glossaryImport);
    }
    setPreview({ ...found, outcomes });
  };
  const take = async () => {
    if (!preview || busy) return;
    setBusy(true);
    let taken = 0;
    for (const rows of parts(preview)) {
      const { data, error } = await client.mutation(ImportGlossaryDocument, { rows }).toPromise();
      if (!data) {
        fail(errorMessageId(refusalOf(error).code));
        break;
      }
      taken += data.importGlossary.filter((outcome) => outcome !== "SAME").length;
    }
    setBusy(false);
    setPreview(null);
    showToast({
      kind: "ok",
      title: intl.formatMessage({ id: "glossary-office.import.done" }, { count: taken }),
    });
    onDone();
  };
  return (
    <>
      <FileButton accept=".tbx,.xml,.csv,text/csv" onChange={(file) => void read(file)}>
        {(props) => (
          <Button
            size="sm"
            variant="subtle"
            fz="sm"
            leftSection={<Icon path={mdiTrayArrowUp} size={18} />}
            {...props}
          >
            <FormattedMessage id="glossary-office.import.open" />
          </Button>
        )}
      </FileButton>
      {preview === null ? null : (
        <FormDialog
          title={<FormattedMessage id="glossary-office.import.title" />}
          answer={<FormattedMessage id="glossary-office.import.take" />}
          pending={busy}
          size="48rem"
          onAnswer={() => void take()}
          onClose={() => setPreview(null)}
        >
          <ImportChanges preview={preview} />
        </FormDialog>
      )}
    </>
  );
}
