// The roles somebody is to have: each says what it may.
import { Button, Checkbox, Group, Paper, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { STAFF_ROLES } from "#schema/validation/staff-filters.ts";
import type { StaffRole } from "#web/gql/enums.ts";

interface StaffRolesProps {
  /** Whose they are. */
  name: string;
  chosen: readonly StaffRole[];
  onChoose: (roles: readonly StaffRole[]) => void;
  onSave: () => void;
  onCancel: () => void;
}

export function StaffRoles({ name, chosen, onChoose, onSave, onCancel }: StaffRolesProps) {
  return (
    <Paper p={16} bg="var(--stone-50)" style={{ gridColumn: "1 / -1" }}>
      <Checkbox.Group
        label={<FormattedMessage id="staff.rolesOf" values={{ name }} />}
        value={[...chosen]}
        onChange={(roles) => onChoose(STAFF_ROLES.filter((role) => roles.includes(role)))}
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
      <Group gap={8} mt={16}>
        <Button size="sm" onClick={onSave}>
          <FormattedMessage id="staff.save" />
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          <FormattedMessage id="staff.cancel" />
        </Button>
      </Group>
    </Paper>
  );
}
