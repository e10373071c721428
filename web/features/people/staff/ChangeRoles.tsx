// The button that opens somebody's roles.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ListedStaffFragment } from "#web/gql/staff.ts";
import { StaffRolesDialog } from "./StaffRolesDialog.tsx";

export function ChangeRoles({ person, onChanged }: { person: ListedStaffFragment; onChanged: () => void }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { name, roles } = person;
  const hasNone = roles.length === 0;
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        aria-label={intl.formatMessage({ id: hasNone ? "staff.giveTo" : "staff.changeOf" }, { name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={hasNone ? "staff.give" : "staff.change"} />
      </Button>
      {isOpen ? (
        <StaffRolesDialog person={person} onChanged={onChanged} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
