// Documents that prove something: uploaded, shown only by the person who may open them, removed again.
import { Button, Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { PROOF_ENDINGS } from "#schema/validation/core/files.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { type EditedFile, toEditedFile } from "./edited-files.ts";
import { FileDrop } from "./FileDrop.tsx";
import { UploadList } from "./UploadList.tsx";
import { useUploads } from "./use-uploads.ts";

const ENDINGS = [...PROOF_ENDINGS, "jpeg"].map((ending) => `.${ending}`).join();

export interface ProofFilesProps {
  id: string;
  files: readonly EditedFile[];
  /** Of all files. */
  max: number;
  /** What is uploaded here. */
  label: MessageId;
  error?: FieldCode | undefined;
  /** Called with one that arrived. */
  onAdd: (file: EditedFile) => void;
  onRemove: (file: EditedFile) => void;
}

export function ProofFiles({ id, files, max, label, error, onAdd, onRemove }: ProofFilesProps) {
  const intl = useIntl();
  const uploads = useUploads("proof", (file) => onAdd(toEditedFile(file)));
  const room = max - files.length - uploads.items.length;
  return (
    <Stack gap={12}>
      <LockedFiles
        files={files}
        action={(file) => (
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "forms.list.remove" }, { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <FormattedMessage id="uploads.remove" />
          </Button>
        )}
      />
      <UploadList uploads={uploads} />
      {room > 0 ? (
        <FileDrop
          id={id}
          kind="proof"
          accept={ENDINGS}
          multiple
          isWrong={error !== undefined}
          label={<FormattedMessage id={label} />}
          onFiles={(chosen) => uploads.add(chosen.slice(0, room))}
        />
      ) : null}
      <FieldError id={id} code={error} />
    </Stack>
  );
}
