// The buttons that answer a dialog. They are in sight however long it is.
import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./DialogFoot.module.css";

/** The last part of a dialog, or of the form in it. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <Group className={styles.foot} justify="flex-end" gap={8}>
      {children}
    </Group>
  );
}
