// Files that not everybody may have: only those who have the right get past their addresses, such as the
// documents a grade was asked for with.
import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { formatFileSize } from "#web/components/file-words.ts";
import { LockedFileLink } from "./LockedFileLink.tsx";

interface LockedFilesProps {
  files: readonly EditedFile[];
  /** What is behind each. */
  action?: (file: EditedFile) => ReactNode;
}

export function LockedFiles({ files, action = () => null }: LockedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="rows">
      {files.map((file) => (
        <Group key={file.id} component="li" gap="4px 16px" justify="space-between" wrap="nowrap">
          <LockedFile file={file} />
          {action(file)}
        </Group>
      ))}
    </ul>
  );
}

function LockedFile({ file: { url, name, size } }: { file: EditedFile }) {
  return (
    <Text span miw={0} className="longWords">
      <LockedFileLink url={url} name={name} />{" "}
      <Text span fz="sm" c="dimmed">
        {formatFileSize(size)}
      </Text>
    </Text>
  );
}
