import styles from "./button.module.css";

export interface ButtonLook {
  /** One solid button a view. */
  variant?: "filled" | "outline" | "subtle" | "white" | "whiteOutline";
  size?: "sm" | "md" | "lg";
  /** Takes the whole line below 600 px. */
  wideOnPhone?: boolean;
}

/** What makes a plain link or button look like the theme's Button. Pages that are only read use it in place of that. */
export function buttonLook({ variant = "filled", size = "md", wideOnPhone = false }: ButtonLook) {
  return {
    className: styles.button,
    "data-variant": variant,
    "data-size": size,
    "data-wide": wideOnPhone || undefined,
  };
}
