// Asks before an action that somebody may regret. The button that cancels has the focus first.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormDialog } from "./FormDialog.tsx";

interface ConfirmDialogProps {
  /** The question, with the name of what it is about. */
  title: ReactNode;
  /** What will happen. */
  detail: ReactNode;
  /** The verb, as the button says it. */
  action: ReactNode;
  onConfirm: () => void;
  /** Called however it closes without a yes. */
  onCancel: () => void;
}

/** Mount it to ask. */
export function ConfirmDialog({ title, detail, action, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <FormDialog title={title} answer={action} danger onAnswer={onConfirm} onClose={onCancel}>
      <Text c="var(--ink-2)">{detail}</Text>
    </FormDialog>
  );
}
