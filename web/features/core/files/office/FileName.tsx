// Shows what a file of the list is called, with its picture or its kind; it opens the dialog with its names and where it is used.
import { Group } from "@mantine/core";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { fileExtension } from "#web/components/file-words.ts";
import { FileDialog } from "#web/components/files/FileDialog.tsx";
import type { StoredFileFragment } from "#web/gql/managed-file.ts";
import styles from "./FileName.module.css";

export function FileName({ file, onChanged }: { file: StoredFileFragment; onChanged: () => void }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onChanged();
  };
  const { id, name, nameKo, kind } = file;
  const shown = nameKo ?? name;
  return (
    <Group component="span" gap={12} wrap="nowrap">
      {kind === "IMAGE" ? (
        <Thumb file={file} />
      ) : (
        <span className={styles.kind} aria-hidden="true">
          {fileExtension(name)}
        </span>
      )}
      <button
        type="button"
        className={`longWords ${styles.name}`}
        aria-label={intl.formatMessage({ id: "file-office.lookOf" }, { name: shown })}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      {isOpen ? <FileDialog id={id} name={name} onClose={close} onDeleted={close} /> : null}
    </Group>
  );
}

function Thumb({ file }: { file: StoredFileFragment }) {
  const src = useFileAddress(`/files/${file.key}/320.webp?v=${file.revision}`);
  return src === null ? <span className={styles.kind} /> : <img className={styles.kind} src={src} alt="" />;
}
