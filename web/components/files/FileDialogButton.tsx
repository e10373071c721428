// Opens what is known of a file that hangs on something: its names, where else it is used, another one in its place.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { FileDialog } from "./FileDialog.tsx";

interface FileDialogButtonProps {
  file: EditedFile;
  /** It was replaced: what the form holds of it is another now. */
  onChange: (file: EditedFile) => void;
}

export function FileDialogButton({ file, onChange }: FileDialogButtonProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        aria-label={intl.formatMessage({ id: "file-office.lookOf" }, { name: file.name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="file-office.look" />
      </Button>
      {isOpen ? (
        <FileDialog
          id={file.id}
          name={file.name}
          onClose={() => setOpen(false)}
          onReplaced={({ id, key, name, mimeType, size, width, height, url, revision }) =>
            onChange({ id, key, name, mimeType, size, width, height, url, revision })
          }
        />
      ) : null}
    </>
  );
}
