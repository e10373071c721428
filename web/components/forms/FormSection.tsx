// A group of fields under the 2 px rule (docs/look.md#space-grid-edges). The legend is the group's name for
// screen readers, and a heading to go to; the hint describes the group.
import { Box, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./FormSection.module.css";

interface FormSectionProps {
  /** What an address names it by behind its #. */
  id?: string;
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

export function FormSection({ id, title, hint, children }: FormSectionProps) {
  const hintId = useId();
  return (
    <fieldset
      id={id}
      ref={id === undefined ? undefined : arrive}
      // A reader who follows a link to it continues from here.
      tabIndex={id === undefined ? undefined : -1}
      className="ruled"
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend className={styles.legend}>
        <h2>{title}</h2>
      </legend>
      {hint === undefined ? null : (
        <Text id={hintId} pt={8} fz="0.9375rem" c="var(--ink-3)">
          {hint}
        </Text>
      )}
      {children}
    </fieldset>
  );
}

/** The form came after the page, so that the browser has not found the part that the address names. */
function arrive(section: HTMLElement | null): void {
  if (section && window.location.hash === `#${section.id}`) section.scrollIntoView();
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
