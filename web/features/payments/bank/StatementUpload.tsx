// The buttons that take a statement of the bank, and what came of it.
import { Button, FileButton, Group } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { StatementColumnsDialog } from "./StatementColumnsDialog.tsx";
import { sendStatement } from "./send-statement.ts";

/** What banks give; the content decides. */
const ACCEPT = ".xlsx,.xls,.csv,.html,.htm,.txt";

/** A file whose columns a person names. */
interface Asked {
  readonly file: File;
  readonly rows: readonly (readonly string[])[];
}

export function StatementUpload({ onRead }: { onRead: () => void }) {
  const intl = useIntl();
  const [reading, setReading] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const take = async (file: File | null, asks: boolean) => {
    if (!file) return;
    setReading(true);
    const result = await sendStatement(file, asks);
    setReading(false);
    if (!result.ok) {
      showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(result.code) }) });
      return;
    }
    if ("unknown" in result) {
      setAsked({ file, rows: result.unknown });
      return;
    }
    const { added, known, refused } = result;
    const detail = refused.length === 0 ? null : { lines: refused.slice(0, 20).join(", ") };
    showToast({
      kind: "ok",
      title: intl.formatMessage({ id: "bank.read" }, { added, known }),
      ...(detail ? { text: intl.formatMessage({ id: "bank.refused" }, detail) } : {}),
    });
    onRead();
  };
  return (
    <>
      <Group gap={8}>
        {([true, false] as const).map((asks) => (
          <FileButton
            key={String(asks)}
            accept={ACCEPT}
            onChange={(file) => void take(file, asks)}
            inputProps={{ "aria-hidden": true }}
          >
            {(props) => (
              <Button {...props} loading={reading} variant={asks ? "outline" : "filled"}>
                <FormattedMessage id={asks ? "bank.uploadAsking" : "bank.upload"} />
              </Button>
            )}
          </FileButton>
        ))}
      </Group>
      {asked ? (
        <StatementColumnsDialog
          rows={asked.rows}
          onNamed={() => void take(asked.file, false)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
