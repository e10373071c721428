// What may be uploaded at a place, and how large.
import { FormattedMessage } from "react-intl";
import { UPLOAD_MAX_BYTES, type UploadKind, uploadEndings } from "#schema/validation/files.ts";
import { formatFileSize } from "#web/components/file-words.ts";

export function AllowedWords({ kind }: { kind: UploadKind }) {
  return (
    <FormattedMessage
      id="editor.upload.allowed"
      values={{ kinds: uploadEndings(kind).join(", "), size: formatFileSize(UPLOAD_MAX_BYTES[kind]) }}
    />
  );
}
