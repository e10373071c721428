// What people who may edit a thing read at its address where visitors see nothing: why, and the link to its editor.
import { Group, Text } from "@mantine/core";
import { mdiPencilOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { ButtonLink } from "./ButtonLink.tsx";
import { Icon } from "./Icon.tsx";

/** The id that an address ends with, where it is one of the addresses such an id has; null for any other address. */
export function idInAddress(pathname: string, addressesOf: (id: number) => readonly string[]): number | null {
  const id = Number(/\/([1-9]\d{0,8})$/.exec(pathname)?.[1]);
  return addressesOf(id).includes(pathname) ? id : null;
}

export function HiddenLine({ why, to, edit }: { why: ReactNode; to: string; edit: ReactNode }) {
  return (
    <Group gap="8px 16px" mb={12} role="status">
      <Text fw={600}>{why}</Text>
      <ButtonLink to={to} size="sm" variant="outline">
        <Icon path={mdiPencilOutline} />
        {edit}
      </ButtonLink>
    </Group>
  );
}
