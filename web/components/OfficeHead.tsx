// The head of a page of the office: its title as web/pages.ts says it, what can be done with the whole of it,
// and a word about it.
import { Box, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { usePageTitle } from "#web/page/page-title.ts";

interface OfficeHeadProps {
  /** For what is named by the title, such as a form. */
  id?: string;
  lede?: ReactNode;
  /** Space below, in pixels; a list brings its own. */
  mb?: number;
  /** At the end of the line: buttons. */
  children?: ReactNode;
}

export function OfficeHead({ id, lede, mb = 0, children }: OfficeHeadProps) {
  return (
    <Box mb={mb}>
      <Group justify="space-between" gap="12px 24px">
        <Title order={1} id={id}>
          <FormattedMessage id={usePageTitle()} />
        </Title>
        {children}
      </Group>
      {lede === undefined ? null : (
        <Text mt={6} maw="44em" c="var(--ink-3)">
          {lede}
        </Text>
      )}
    </Box>
  );
}
