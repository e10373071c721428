// What can be done with a row, behind three dots. A disclosure: it closes by Escape, by leaving it, and by choosing.
import { mdiDotsVertical } from "@mdi/js";
import { type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./RowMenu.module.css";

interface RowMenuProps {
  /** With the name of the row. */
  label: string;
  /** Links and buttons, each in an `<li>`. */
  children: ReactNode;
}

export function RowMenu({ label, children }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches over the button and the list inside
    <div
      className={styles.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        <Icon path={mdiDotsVertical} size={20} />
      </button>
      {open ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a choice by key is a click of what is chosen
        <ul id={id} className={styles.list} onClick={() => setOpen(false)}>
          {children}
        </ul>
      ) : null}
    </div>
  );
}
