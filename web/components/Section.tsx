// A part of a page of the account or the office: its heading under the heavy rule, and what it holds.
import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: ReactNode;
  /** Given where something outside names itself after the heading. */
  id?: string;
  hint?: ReactNode;
  /** What is at the end of the heading's line. */
  side?: ReactNode;
  /** Of a page with few parts. */
  large?: boolean;
  /** Room between its parts. */
  gap?: number;
  children?: ReactNode;
}

export function Section({ title, id, hint, side, large = false, gap = 16, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <Stack component="section" gap={gap} pt={16} className="ruled" aria-labelledby={headingId}>
      <div>
        <Group justify="space-between" gap="4px 16px">
          <Title id={headingId} order={2} size={large ? "h2" : "h4"}>
            {title}
          </Title>
          {side}
        </Group>
        {hint === undefined ? null : (
          <Text mt={4} c="var(--ink-2)">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
