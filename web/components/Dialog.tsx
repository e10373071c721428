// What stands over the page and has to be answered or closed first: it keeps the focus inside, Escape closes it, and the focus goes back to
// what it was opened by.
import { Modal, type ModalProps, Stack } from "@mantine/core";
import { type ReactNode, useEffect } from "react";

interface DialogProps extends Pick<ModalProps, "size"> {
  /** Its heading has this with "-title" behind it. */
  id?: string;
  title: ReactNode;
  /** What is asked takes something away. */
  danger?: boolean;
  /** With it there is a button at the top that closes; without one the dialog has its own. */
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Open while it is mounted. */
export function Dialog({ danger = false, closeLabel, children, ...modal }: DialogProps) {
  useFocusReturn();
  return (
    <Modal
      opened
      {...modal}
      mod={{ danger }}
      withCloseButton={closeLabel !== undefined}
      closeButtonProps={{ "aria-label": closeLabel }}
    >
      <Stack gap={16}>{children}</Stack>
    </Modal>
  );
}

/** The kit gives the focus back when a dialog is told to close; these leave the page at once. */
function useFocusReturn() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
