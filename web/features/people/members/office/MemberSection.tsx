// A part of a member's page.
import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";

export function MemberSection({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <Box mt={40}>
      <Section title={<FormattedMessage id={title} />} gap={4}>
        {children}
      </Section>
    </Box>
  );
}
