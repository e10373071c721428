// The line that opens a list on a small screen, where there is no room for it beside the page. Which screens
// those are is the page's to say.
import { mdiChevronDown } from "@mdi/js";
import type { ReactNode } from "react";
import styles from "./FoldToggle.module.css";
import { Icon } from "./Icon.tsx";

interface FoldToggleProps {
  /** Of the list it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function FoldToggle({ controls, isOpen, onToggle, className, children }: FoldToggleProps) {
  return (
    <button
      type="button"
      className={`${styles.toggle} ${className}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span>{children}</span>
      <Icon className="chevron" path={mdiChevronDown} size={24} />
    </button>
  );
}
