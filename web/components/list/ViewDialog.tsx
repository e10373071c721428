// The name of a view and who sees it.
import { Radio, Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { listViewInput, VIEW_NAME_MAX_LENGTH } from "#schema/validation/core/list-views.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { StaffRole } from "#web/gql/enums.ts";
import { useOwnRolesQuery } from "#web/gql/list-views.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface ViewDialogProps {
  title: MessageId;
  name: string;
  /** The role that sees it; null: its owner alone. */
  sharedWith: StaffRole | null;
  onKeep: (name: string, role: StaffRole | null) => void;
  onClose: () => void;
}

export function ViewDialog({ title, name, sharedWith, onKeep, onClose }: ViewDialogProps) {
  const intl = useIntl();
  const [{ data }] = useOwnRolesQuery();
  const roles = data?.viewer?.roles ?? [];
  const form = useServerForm({
    name: "view",
    schema: listViewInput.pick({ name: true, role: true }),
    initialValues: { name, role: sharedWith },
    labels: { name: "list.view.name", role: "list.view.who" },
    send: async ({ name: typed, role = null }) => {
      onKeep(typed, role);
      onClose();
      return { ok: true };
    },
  });
  const who = form.field("role");
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id={title} />}
      answer={<FormattedMessage id="list.view.save" />}
      isOfOneField
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        data-autofocus
        needed
        maxLength={VIEW_NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <Radio.Group
        label={<FormattedMessage id="list.view.who" />}
        value={who.value ?? ""}
        onChange={(value) => who.onChange(roles.find((one) => one === value) ?? null)}
      >
        <Stack gap={10} mt={8}>
          <Radio value="" label={<FormattedMessage id="list.view.own" />} />
          {roles.map((one) => (
            <Radio
              key={one}
              value={one}
              label={intl.formatMessage(
                { id: "list.view.role" },
                { role: intl.formatMessage({ id: `staff.role.${one}` }) },
              )}
            />
          ))}
        </Stack>
      </Radio.Group>
    </ServerFormDialog>
  );
}
