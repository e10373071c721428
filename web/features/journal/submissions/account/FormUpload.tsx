// Uploads one file at once: a form that the editors asked for.
import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { UploadedFile } from "#web/api/upload.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";

interface FormUploadProps {
  id: string;
  label: ReactNode;
  endings: readonly string[];
  onFile: (file: UploadedFile) => void;
}

export function FormUpload({ id, label, endings, onFile }: FormUploadProps) {
  const uploads = useUploads("manuscript", onFile, { endings });
  return (
    <Stack gap={12}>
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind="manuscript"
        accept={endings.map((ending) => `.${ending}`).join()}
        endings={endings}
        multiple={false}
        label={label}
        onFiles={(files) => uploads.replace(files)}
      />
    </Stack>
  );
}
