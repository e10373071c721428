// Roles in words.
import { useIntl } from "react-intl";
import type { StaffRole } from "#web/gql/enums.ts";

/** Says which roles somebody has, "콘텐츠 및 재무"; none is said, too. */
export function useRoleWords(): (roles: readonly StaffRole[]) => string {
  const intl = useIntl();
  return (roles) =>
    roles.length === 0
      ? intl.formatMessage({ id: "staff.noRole" })
      : intl.formatList(roles.map((role) => intl.formatMessage({ id: `staff.role.${role}` })));
}
