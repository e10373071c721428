// The roles somebody is to have: each says what it may, and the foot what happens when they are saved.
import { Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { STAFF_ROLES } from "#schema/validation/core/staff-roles.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { StaffRole } from "#web/gql/enums.ts";
import { type ListedStaffFragment, useSetStaffRolesMutation } from "#web/gql/staff.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { useRoleWords } from "./use-role-words.ts";

interface StaffRolesDialogProps {
  person: ListedStaffFragment;
  /** The list has to be read anew. */
  onChanged: () => void;
  onClose: () => void;
}

export function StaffRolesDialog({ person, onChanged, onClose }: StaffRolesDialogProps) {
  const intl = useIntl();
  const roleWords = useRoleWords();
  const [{ fetching }, setRoles] = useSetStaffRolesMutation();
  const { id, name, roles, isViewer } = person;
  const [chosen, choose] = useState<readonly StaffRole[]>(roles);
  const isChanged = chosen.length !== roles.length || chosen.some((role) => !roles.includes(role));
  const save = async () => {
    if (!isChanged) return onClose();
    const { error } = await setRoles({ memberId: id, roles: [...chosen], expected: [...roles] });
    const code = error ? refusalOf(error).code : null;
    if (isProofDeclined(code)) return;
    const words = code === null ? "staff.saved" : code === "CONFLICT" ? "staff.behind" : errorMessageId(code);
    showToast({ kind: code === null ? "ok" : "bad", title: intl.formatMessage({ id: words }), text: name });
    onChanged();
    // What was chosen stays beside what a colleague has made of it meanwhile.
    if (code === null) onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="staff.rolesOf" values={{ name }} />}
      answer={<FormattedMessage id="staff.save" />}
      pending={fetching}
      onAnswer={() => void save()}
      onClose={onClose}
      size="lg"
    >
      <Checkbox.Group
        aria-label={intl.formatMessage({ id: "staff.rolesOf" }, { name })}
        value={[...chosen]}
        onChange={(values) => choose(STAFF_ROLES.filter((role) => values.includes(role)))}
      >
        <Stack gap={12}>
          {STAFF_ROLES.map((role) => (
            <Checkbox
              key={role}
              value={role}
              label={
                <>
                  <b>
                    <FormattedMessage id={`staff.role.${role}`} />
                  </b>{" "}
                  <FormattedMessage id={`staff.may.${role}`} />
                </>
              }
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Text c="var(--ink-2)" role="status">
        <FormattedMessage id="staff.now" values={{ roles: roleWords(roles) }} />
        {isChanged ? (
          <>
            {" "}
            <FormattedMessage
              id={isViewer ? "staff.askOwn" : "staff.askDetail"}
              values={{ roles: roleWords(chosen) }}
            />
          </>
        ) : null}
      </Text>
    </FormDialog>
  );
}
