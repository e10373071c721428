// The name of a view and who sees it.
import { Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { VIEW_NAME_MAX_LENGTH } from "#schema/validation/core/list-views.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
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
  const [typed, setTyped] = useState(name);
  const [who, setWho] = useState(sharedWith);
  const [isMissing, setMissing] = useState(false);
  const [{ data }] = useOwnRolesQuery();
  const roles = data?.viewer?.roles ?? [];
  const keep = () => {
    if (typed.trim() === "") {
      setMissing(true);
      return;
    }
    onKeep(typed.trim(), who);
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id={title} />}
      answer={<FormattedMessage id="list.view.save" />}
      onAnswer={keep}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={<FormattedMessage id="list.view.name" />}
        maxLength={VIEW_NAME_MAX_LENGTH}
        autoComplete="off"
        value={typed}
        error={isMissing && typed.trim() === "" ? <FormattedMessage id="errors.REQUIRED" /> : undefined}
        errorProps={{ role: "alert" }}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Radio.Group
        label={<FormattedMessage id="list.view.who" />}
        value={who ?? ""}
        onChange={(value) => setWho(roles.find((one) => one === value) ?? null)}
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
    </FormDialog>
  );
}
