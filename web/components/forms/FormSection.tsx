// A group of fields under the 2 px rule (docs/look.md 3). The legend is the group's name for screen readers.
import { Box, Text } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./FormSection.module.css";

interface FormSectionProps {
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {hint === undefined ? null : (
        <Text pt={8} fz="0.9375rem" c="var(--ink-3)">
          {hint}
        </Text>
      )}
      {children}
    </fieldset>
  );
}

/** Two columns where there is room, one on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A line of a FieldGrid that takes both columns. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <Box style={{ gridColumn: "1 / -1" }}>{children}</Box>;
}

/** Words about the field before it: right under it on phones, under the whole grid where there are two columns. */
export function Below({ children }: { children: ReactNode }) {
  return <div className={styles.below}>{children}</div>;
}
