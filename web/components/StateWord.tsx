// Where something stands: an icon and words, never colour alone. Only what is out of the ordinary has a colour.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type Tone = "ok" | "warn" | "bad" | "plain";

const COLOURS = { ok: "var(--ok)", warn: "var(--warn)", bad: "var(--bad)", plain: "var(--ink-2)" } as const;

export function StateWord({ icon, tone, children }: { icon: string; tone: Tone; children: ReactNode }) {
  return (
    <Text
      span
      display="inline-flex"
      fz="sm"
      fw={600}
      c={COLOURS[tone]}
      style={{ gap: 6, alignItems: "center" }}
    >
      <Icon path={icon} size={18} />
      {children}
    </Text>
  );
}
