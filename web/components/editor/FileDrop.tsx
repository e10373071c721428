// Takes files: chosen, dropped or pasted.

import { Button, Text } from "@mantine/core";
import { mdiUpload } from "@mdi/js";
import { type DragEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { UploadKind } from "#schema/validation/core/files.ts";
import { Icon } from "#web/components/Icon.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { AllowedWords } from "./AllowedWords.tsx";
import styles from "./FileDrop.module.css";

interface FileDropProps {
  /** Id of the button, which an error leads to. */
  id: string;
  accept: string;
  /** What is uploaded here. */
  kind: UploadKind;
  /** Where fewer endings are taken than of the kind. */
  endings?: readonly string[];
  multiple: boolean;
  label: React.ReactNode;
  /** What the files are for, heard before the label where that says "choose a file" alone. */
  of?: MessageId;
  /** A `<FieldError>` of the same id says what is wrong. */
  isWrong?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FileDrop(props: FileDropProps) {
  const { id, accept, kind, endings, multiple, label, of, isWrong = false, onFiles } = props;
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
    return files.length > 0;
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for anyone who can't drag
    <div
      className={styles.drop}
      data-over={over}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
    >
      <Button
        id={id}
        size="sm"
        variant="outline"
        aria-describedby={isWrong ? `${id}-error ${id}-allowed` : `${id}-allowed`}
        onClick={() => chooser.current?.click()}
      >
        <Icon path={mdiUpload} size={18} />
        {of === undefined ? null : (
          <span className="spoken">
            <FormattedMessage id={of} />
            {": "}
          </span>
        )}
        {label}
      </Button>
      <Text id={`${id}-allowed`} span fz="sm" c="var(--ink-3)">
        <FormattedMessage id="uploads.drop" /> <AllowedWords kind={kind} endings={endings} />
      </Text>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
