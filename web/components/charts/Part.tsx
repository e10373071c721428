// A part of a page of figures: a heading over the 2 px rule, and what is beside the heading.
import { type ReactNode, useId } from "react";
import styles from "./Part.module.css";

export function Part({
  title,
  beside,
  children,
}: {
  title: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={`listHead ${styles.head}`}>
        <h2 className="h4" id={id}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
