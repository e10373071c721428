// One file that is sent at once: a paper the editors asked for.
import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { FIGURE_ENDINGS } from "#schema/validation/files.ts";
import type { UploadedFile } from "#web/api/upload.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";

interface PaperUploadProps {
  id: string;
  label: ReactNode;
  onFile: (file: UploadedFile) => void;
}

export function PaperUpload({ id, label, onFile }: PaperUploadProps) {
  const uploads = useUploads("manuscript", onFile);
  return (
    <Stack gap={12}>
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind="manuscript"
        accept={FIGURE_ENDINGS.map((ending) => `.${ending}`).join()}
        multiple={false}
        label={label}
        onFiles={(files) => uploads.replace(files)}
      />
    </Stack>
  );
}
