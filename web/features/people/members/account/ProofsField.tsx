// Documents for a grade: uploaded, shown, taken away again.
import { Button, Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { PROOF_ENDINGS } from "#schema/validation/core/files.ts";
import { PROOFS_MAX } from "#schema/validation/core/limits.ts";
import { RETENTION_DAYS } from "#schema/validation/overview/retention.ts";
import { type EditedFile, toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";

const ENDINGS = [...PROOF_ENDINGS, "jpeg"].map((ending) => `.${ending}`).join();

interface ProofsFieldProps {
  id: string;
  files: readonly EditedFile[];
  error?: FieldCode | undefined;
  /** Told of one that arrived. */
  onAdd: (file: EditedFile) => void;
  onRemove: (file: EditedFile) => void;
}

export function ProofsField({ id, files, error, onAdd, onRemove }: ProofsFieldProps) {
  const intl = useIntl();
  const uploads = useUploads("proof", (file) => onAdd(toEditedFile(file)));
  const room = PROOFS_MAX - files.length - uploads.items.length;
  return (
    <Stack gap={12}>
      <LockedFiles
        files={files}
        action={(file) => (
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "grades.proofs.remove" }, { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <FormattedMessage id="grades.proofs.removeShort" />
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
          label={<FormattedMessage id="grades.proofs.add" />}
          onFiles={(chosen) => uploads.add(chosen.slice(0, room))}
        />
      ) : null}
      <FieldError id={id} code={error} />
    </Stack>
  );
}

export const ProofsHint = () => (
  <FormattedMessage id="grades.proofs.hint" values={{ max: PROOFS_MAX, days: RETENTION_DAYS.GRADE_PROOF }} />
);
