// Mantine's frame around a page that writes; forms have theirs in FormFrame.
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { cssVariablesResolver, theme } from "#web/theme.ts";

export function EditorTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="light"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
