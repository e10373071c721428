// Shows what may be uploaded at a place, and how large.
import { FormattedMessage } from "react-intl";
import { UPLOAD_MAX_BYTES, type UploadKind, uploadEndings } from "#schema/validation/core/files.ts";
import { formatFileSize } from "#web/components/file-words.ts";

interface AllowedWordsProps {
  kind: UploadKind;
  /** Where a place takes fewer than its kind does, in small letters. */
  endings?: readonly string[] | undefined;
}

export function AllowedWords({ kind, endings }: AllowedWordsProps) {
  const kinds = endings?.map((ending) => ending.toUpperCase()) ?? uploadEndings(kind);
  return (
    <FormattedMessage
      id="uploads.allowed"
      values={{ kinds: kinds.join(", "), size: formatFileSize(UPLOAD_MAX_BYTES[kind]) }}
    />
  );
}
