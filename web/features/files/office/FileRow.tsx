// One file of the list: the picture or its kind, its names, how large, and how often it is used.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { fileExtension, formatFileSize } from "#web/components/file-words.ts";
import { FileDialog } from "#web/components/files/FileDialog.tsx";
import { FileTextLine } from "#web/components/files/FileTextLine.tsx";
import type { KeptFileFragment } from "#web/gql/managed-file.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./FileRow.module.css";

export function FileRow({ file, onChanged }: { file: KeptFileFragment; onChanged: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onChanged();
  };
  const { name, nameKo, nameEn } = file;
  return (
    <div className={styles.row}>
      {file.kind === "IMAGE" ? (
        <Thumb file={file} />
      ) : (
        <span className={styles.kind} aria-hidden="true">
          {fileExtension(name)}
        </span>
      )}
      <div className={styles.words}>
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {nameKo ?? name}
        </Text>
        {nameEn === null ? null : (
          <Text fz="sm" lang="en" style={{ overflowWrap: "anywhere" }}>
            {nameEn}
          </Text>
        )}
        <p className="meta">
          <span>{formatFileSize(file.size)}</span>
          <time dateTime={file.createdAt}>{formatDateTime(language, file.createdAt)}</time>
          <span>
            <FormattedMessage id="file-office.uses" values={{ count: file.uses }} />
          </span>
          {file.kind === "ATTACHMENT" ? (
            <span>
              <FileTextLine text={file.text} />
            </span>
          ) : null}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        aria-label={intl.formatMessage({ id: "file-office.lookOf" }, { name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="file-office.look" />
      </Button>
      {isOpen ? <FileDialog id={file.id} name={name} onClose={close} onDeleted={close} /> : null}
    </div>
  );
}

function Thumb({ file }: { file: KeptFileFragment }) {
  const src = useFileAddress(`/files/${file.key}/320.webp?v=${file.revision}`);
  return src === null ? <span className={styles.kind} /> : <img className={styles.kind} src={src} alt="" />;
}
