// The link from a page of the office back to its list.
import { Box } from "@mantine/core";
import { mdiArrowLeft } from "@mdi/js";
import type { ReactNode } from "react";
import { ButtonLink } from "./ButtonLink.tsx";
import { Icon } from "./Icon.tsx";

/** @param to a path without language prefix */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box component="p" ml={-8}>
      <ButtonLink to={to} size="sm" variant="subtle">
        <Icon path={mdiArrowLeft} size={18} />
        {children}
      </ButtonLink>
    </Box>
  );
}
