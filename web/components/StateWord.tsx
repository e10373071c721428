// The status of something: an icon and words, never colour alone. Only what is out of the ordinary has a colour.
import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type Tone = "ok" | "warn" | "bad" | "now" | "plain" | "quiet";

const COLOURS = {
  ok: "var(--ok)",
  warn: "var(--warn)",
  bad: "var(--bad)",
  now: "var(--primary)",
  plain: "var(--ink-2)",
  quiet: "var(--ink-3)",
} as const;

interface StateWordProps {
  /** Null where the words say it alone. */
  icon: string | null;
  tone: Tone;
  fw?: 400 | 600;
  children: ReactNode;
}

export function StateWord({ icon, tone, fw = 600, children }: StateWordProps) {
  return (
    <Group
      component="span"
      className="status"
      display="inline-flex"
      gap={6}
      wrap="nowrap"
      fz="sm"
      fw={fw}
      c={COLOURS[tone]}
      style={{ verticalAlign: "bottom" }}
    >
      {icon === null ? null : <Icon path={icon} size={18} />}
      {children}
    </Group>
  );
}
