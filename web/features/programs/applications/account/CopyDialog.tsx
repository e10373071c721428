// A printed certificate is asked for: in which language, where it is sent, what it costs.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { DOCUMENT_LANGUAGES } from "#schema/validation/core/documents.ts";
import {
  type CheckedCopyRequest,
  COPY_ADDRESS_MAX_LENGTH,
  copyRequest,
} from "#schema/validation/programs/certificate-copies.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Won } from "#web/components/payments/Won.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";

/** Sends the request, for the account or by the link of an application. */
export type RequestCopy = (
  asked: CheckedCopyRequest & { readonly expectedFee: number },
) => Promise<{ error?: CombinedError | undefined }>;

interface CopyDialogProps {
  /** Whole won. */
  fee: number;
  /** What the address starts from; empty where none is known. */
  knownAddress: string;
  request: RequestCopy;
  onChanged: () => void;
  onClose: () => void;
}

/** Both languages, until another is chosen. */
const newRequest = (address: string): { language: string; address: string } => ({
  language: "BOTH",
  address,
});

export function CopyDialog({ fee, knownAddress, request, onChanged, onClose }: CopyDialogProps) {
  const intl = useIntl();
  const form = useServerForm({
    name: "copy",
    schema: copyRequest,
    initialValues: newRequest(knownAddress),
    labels: { language: "applications.copy.language", address: "applications.copy.address" },
    send: async ({ language, address }) => {
      const { error } = await request({ language, address, expectedFee: fee });
      if (error) {
        const refused = refusalOf(error);
        if (refused.code !== "VALIDATION") onChanged();
        return refused;
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.copy.done" }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="applications.copy.ask" />}
      detail={
        <Text>
          {fee === 0 ? (
            <FormattedMessage id="applications.copy.free" />
          ) : (
            <FormattedMessage id="applications.copy.fee" values={{ amount: <Won amount={fee} /> }} />
          )}
        </Text>
      }
      answer={<FormattedMessage id="applications.copy.send" />}
      onClose={onClose}
    >
      <SelectField
        {...form.field("language")}
        needed
        autoComplete="off"
        prompt={null}
        options={DOCUMENT_LANGUAGES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `printed.language.${value}` }),
        }))}
      />
      <TextAreaField
        {...form.field("address")}
        needed
        rows={3}
        maxLength={COPY_ADDRESS_MAX_LENGTH}
        hint={
          <FormattedMessage
            id={knownAddress === "" ? "applications.copy.address.hint" : "applications.copy.address.profile"}
          />
        }
      />
    </ServerFormDialog>
  );
}
