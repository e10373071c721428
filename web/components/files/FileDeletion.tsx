// Deletes a file that nothing uses. Of a used one the refusal says where.
import { Alert, Button, Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type FilePlaceWordsFragment,
  type StoredFileFragment,
  useDeleteFileMutation,
} from "#web/gql/managed-file.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { PlaceList } from "./PlaceList.tsx";

interface FileDeletionProps {
  file: StoredFileFragment;
  places: readonly FilePlaceWordsFragment[];
  /** Reads the places again: the refusal says that there are some. */
  onRefused: () => void;
  onDeleted: () => void;
}

export function FileDeletion({ file, places, onRefused, onDeleted }: FileDeletionProps) {
  const intl = useIntl();
  const [, remove] = useDeleteFileMutation();
  const [step, setStep] = useState<"none" | "asks" | "refused">("none");
  const confirm = async () => {
    setStep("none");
    const { data, error } = await remove({ id: file.id });
    if (data?.deleteFile && !error) {
      showToast({ kind: "ok", title: intl.formatMessage({ id: "file-office.deleted" }) });
      return onDeleted();
    }
    const { code } = refusalOf(error);
    if (code !== "FILE_IN_USE") {
      return showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
    }
    setStep("refused");
    onRefused();
  };
  return (
    <Stack gap={12} align="flex-start">
      {step === "refused" ? (
        <Alert
          ref={(shown) => shown?.scrollIntoView({ block: "center" })}
          variant="warn"
          role="alert"
          w="100%"
        >
          <FormattedMessage id="file-office.inUse" values={{ count: places.length }} />
          <PlaceList places={places} />
        </Alert>
      ) : null}
      <Button size="sm" variant="danger" onClick={() => setStep("asks")}>
        <FormattedMessage id="file-office.delete" />
      </Button>
      {step === "asks" ? (
        <ConfirmDialog
          title={<FormattedMessage id="file-office.deleteAsk" values={{ name: file.name }} />}
          detail={<FormattedMessage id="file-office.deleteDetail" />}
          action={<FormattedMessage id="file-office.delete" />}
          onConfirm={() => void confirm()}
          onCancel={() => setStep("none")}
        />
      ) : null}
    </Stack>
  );
}
