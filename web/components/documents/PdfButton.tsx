// A button that fetches a PDF and saves it. A toast shows the result.
import { Button, type ButtonProps } from "@mantine/core";
import { mdiFileDownloadOutline } from "@mdi/js";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { logError } from "#web/browser/log.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { Icon } from "#web/components/Icon.tsx";
import { showToast, updateToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { addWords } from "#web/i18n/messages.ts";
import { fetchPdf } from "#web/session/account-requests.ts";

interface PdfButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  /** Of the REST call. */
  path: string;
  request: object;
  /** What the file is called where the answer does not say. */
  fileName: string;
  children: ReactNode;
}

export function PdfButton({ path, request, fileName, children, ...look }: PdfButtonProps) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const get = async () => {
    setPending(true);
    const toast = showToast({ kind: "busy", title: intl.formatMessage({ id: "printed.preparing" }) });
    try {
      const { code, file } = await fetchPdf(path, request);
      if (file) {
        saveFile(file, `${fileName}.pdf`);
        updateToast(toast, { kind: "ok", title: intl.formatMessage({ id: "printed.saved" }) });
      } else {
        // The words of the codes are not among those of a public page.
        await addWords(intl, ["forms", "office"]);
        updateToast(toast, { kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
      }
    } catch (error) {
      logError("A PDF could not be had:", error);
      updateToast(toast, { kind: "bad", title: intl.formatMessage({ id: "printed.failed" }) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      {...look}
      disabled={pending}
      leftSection={<Icon path={mdiFileDownloadOutline} size={20} />}
      onClick={() => void get()}
    >
      {children}
    </Button>
  );
}
