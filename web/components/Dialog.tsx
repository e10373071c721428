// A dialog over the page, which has to be answered or closed first. It keeps the focus inside, Escape closes
// it, and then the focus goes back to what opened it.
import { Group, Modal, type ModalProps, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusReturn } from "./use-focus-return.ts";

interface DialogProps extends Pick<ModalProps, "size"> {
  /** Its heading has this with "-title" behind it. */
  id?: string;
  title: ReactNode;
  /** What is asked takes something away. */
  danger?: boolean;
  /** At the right edge, as tall as the screen; on a phone a sheet at its foot. What it is about stays in sight. */
  isSide?: boolean;
  /** With it there is a button at the top that closes; without one the dialog has its own. */
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { danger = false, isSide = false, title, closeLabel, children, ...modal } = props;
  useFocusReturn();
  return (
    <Modal.Root opened {...modal} mod={{ danger, side: isSide }}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Not the kit's header: a screen reader would take it for the one of the page. */}
        <Modal.Body>
          <Group justify="space-between" wrap="nowrap" mb={12}>
            <Modal.Title>{title}</Modal.Title>
            {closeLabel === undefined ? null : <Modal.CloseButton aria-label={closeLabel} />}
          </Group>
          <Stack gap={16}>{children}</Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
