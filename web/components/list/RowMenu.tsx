// Shows what can be done with a row, in a menu at its end.
import { ActionIcon, Menu } from "@mantine/core";
import { mdiDotsVertical } from "@mdi/js";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";

interface RowMenuProps {
  /** What the row is called. */
  name: string;
  /** `RowAction` and `RowLink`. */
  children: ReactNode;
}

export function RowMenu({ name, children }: RowMenuProps) {
  const intl = useIntl();
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon size={40} aria-label={intl.formatMessage({ id: "list.rowMenu" }, { name })}>
          <Icon path={mdiDotsVertical} size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface RowItemProps {
  icon: string;
  children: ReactNode;
}

/** What is done here. @param isDanger it takes something away */
export function RowAction(props: RowItemProps & { onClick: () => void; isDanger?: boolean }) {
  const { icon, children, onClick, isDanger = false } = props;
  return (
    <Menu.Item
      leftSection={<Icon path={icon} size={20} />}
      {...(isDanger ? { color: "red" } : {})}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}

/** What is done on another page. */
export function RowLink({ icon, children, to }: RowItemProps & { to: string }) {
  return (
    <Menu.Item leftSection={<Icon path={icon} size={20} />} component={Link} to={to}>
      {children}
    </Menu.Item>
  );
}
