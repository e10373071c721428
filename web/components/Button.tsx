// Buttons and links that look like buttons. One solid button a view; links go somewhere, buttons do something.
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./button.module.css";

export type ButtonLook = "solid" | "danger" | "outline" | "white" | "whiteOutline" | "quiet";

interface Look {
  look?: ButtonLook;
  size?: "small" | "medium" | "large";
  /** Takes the whole line below 600 px. */
  wideOnPhone?: boolean;
}

function classes({ look = "solid", size = "medium", wideOnPhone = false }: Look): string {
  const sized = size === "medium" ? undefined : styles[size];
  return [styles.button, styles[look], sized, wideOnPhone ? styles.wideOnPhone : undefined]
    .filter(Boolean)
    .join(" ");
}

/** A link to a path of this site, without language prefix. */
export function ButtonLink({ to, children, ...look }: Look & { to: string; children: ReactNode }) {
  return (
    <Link className={classes(look)} to={to}>
      {children}
    </Link>
  );
}

interface ButtonProps extends Look {
  onClick: () => void;
  /** Its whole name, where its words alone do not say what it is about; they are part of it. */
  label?: string;
  children: ReactNode;
}

/** A button that acts at once; it never submits a form. */
export function Button({ onClick, label, children, ...look }: ButtonProps) {
  return (
    <button type="button" className={classes(look)} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
