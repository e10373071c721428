// Another file in the place of one, which keeps its address.

import { Stack, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IMAGE_TYPES } from "#schema/validation/core/files.ts";
import { ATTACHMENT_ENDINGS } from "#web/components/editor/attachment-endings.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type StoredFileFragment, useReplaceFileMutation } from "#web/gql/managed-file.ts";

interface FileReplacementProps {
  file: StoredFileFragment;
  onReplaced: (file: StoredFileFragment) => void;
}

export function FileReplacement({ file, onReplaced }: FileReplacementProps) {
  const intl = useIntl();
  const id = useId();
  const kind = file.kind === "IMAGE" ? "image" : "attachment";
  const [, replace] = useReplaceFileMutation();
  const uploads = useUploads(kind, (sent) => void put(sent.id));
  const put = async (withId: number) => {
    const { data, error } = await replace({ id: file.id, revision: file.revision, withId });
    if (data && !error) {
      showToast({ kind: "ok", title: intl.formatMessage({ id: "file-office.replaced" }) });
      return onReplaced(data.replaceFile);
    }
    void sayRefusal(intl, error);
  };
  return (
    <Stack gap={12}>
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="file-office.replaceHint" />
      </Text>
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind={kind}
        accept={kind === "image" ? IMAGE_TYPES.join() : ATTACHMENT_ENDINGS}
        multiple={false}
        label={<FormattedMessage id="file-office.replaceChoose" />}
        onFiles={uploads.replace}
      />
    </Stack>
  );
}
