// The roles somebody is to have: each says what it may, and the foot what happens when they are saved.
import { Checkbox, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { STAFF_ROLES } from "#schema/validation/core/staff-roles.ts";
import { z } from "#schema/validation/zod.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { StaffRole } from "#web/gql/enums.ts";
import { type ListedStaffFragment, useSetStaffRolesMutation } from "#web/gql/staff.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { useRoleWords } from "./use-role-words.ts";

interface StaffRolesDialogProps {
  person: ListedStaffFragment;
  /** The list has to be read again. */
  onChanged: () => void;
  onClose: () => void;
}

const chosenRoles = z.object({ roles: z.array(z.enum(STAFF_ROLES)) });

const isOther = (chosen: readonly StaffRole[], roles: readonly StaffRole[]) =>
  chosen.length !== roles.length || chosen.some((role) => !roles.includes(role));

export function StaffRolesDialog({ person, onChanged, onClose }: StaffRolesDialogProps) {
  const intl = useIntl();
  const roleWords = useRoleWords();
  const [, setRoles] = useSetStaffRolesMutation();
  const { id, name, roles, isViewer } = person;
  const start: { readonly roles: readonly StaffRole[] } = { roles };
  const form = useServerForm({
    name: "staff-roles",
    schema: chosenRoles,
    initialValues: start,
    labels: { roles: "staff.column.roles" },
    send: async ({ roles: chosen }) => {
      if (!isOther(chosen, roles)) {
        onClose();
        return { ok: true };
      }
      const { error } = await setRoles({ memberId: id, roles: chosen, expected: [...roles] });
      if (error) {
        const refusal = refusalOf(error);
        // What was chosen stays beside what a colleague has made of it meanwhile.
        if (!isProofDeclined(refusal.code)) onChanged();
        return refusal;
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "staff.saved" }), text: name });
      onChanged();
      onClose();
      return { ok: true };
    },
  });
  const { value: chosen, onChange: choose } = form.field("roles");
  const isChanged = isOther(chosen, roles);
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="staff.rolesOf" values={{ name }} />}
      answer={<FormattedMessage id="staff.save" />}
      explain={({ code }) =>
        code === "CONFLICT" ? { title: <FormattedMessage id="staff.behind" /> } : undefined
      }
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
    </ServerFormDialog>
  );
}
