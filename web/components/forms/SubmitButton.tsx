// Sends a form. While a request is under way it keeps its width and its focus, and says so; and while it
// waits for a file of the form.
import { Button, Loader } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import { FormattedMessage } from "react-intl";
import { AwaitedFilesContext } from "./awaited-files.ts";
import styles from "./SubmitButton.module.css";

interface SubmitButtonProps {
  pending: boolean;
  /** What it says while it waits, such as "저장 중". */
  pendingLabel: ReactNode;
  /** The one action of a page is taller; `wide` takes the whole column. */
  size?: "md" | "lg";
  wide?: boolean;
  /** What it does takes something away. */
  danger?: boolean;
  /** Id of the element that distinguishes it from buttons with the same words. */
  describedBy?: string | undefined;
  children: ReactNode;
}

export function SubmitButton({
  pending,
  pendingLabel,
  size = "md",
  wide = false,
  danger = false,
  describedBy,
  children,
}: SubmitButtonProps) {
  const { waiting } = useContext(AwaitedFilesContext);
  const isBusy = pending || waiting;
  return (
    <Button
      type="submit"
      variant={danger ? "danger" : "filled"}
      size={size}
      fullWidth={wide}
      miw={128}
      classNames={{ root: "ownWidth", label: styles.labels }}
      aria-disabled={isBusy}
      aria-describedby={describedBy}
    >
      <span data-away={isBusy || undefined} aria-hidden={isBusy}>
        {children}
      </span>
      <span data-away={!isBusy || undefined} aria-hidden={!isBusy}>
        <Loader size={18} color="white" aria-hidden="true" />
        {waiting ? <FormattedMessage id="forms.uploading" /> : pendingLabel}
      </span>
    </Button>
  );
}
