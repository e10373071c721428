// Above a preview: that it is one, what it shows, until when its link opens, and the other language.
import { mdiEyeOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { Icon } from "#web/components/Icon.tsx";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import styles from "./PreviewBar.module.css";

interface PreviewBarProps {
  title: ReactNode;
  /** What it shows: what is saved, or what is not yet. */
  standing: ReactNode;
  until: ReactNode;
  /** The same in the other language. */
  other: { readonly href: string; readonly label: ReactNode };
  /** As whom it is looked at. */
  children?: ReactNode;
}

export function PreviewBar({ title, standing, until, other, children }: PreviewBarProps) {
  return (
    <section className={styles.bar}>
      <div className={`frame ${styles.words}`}>
        <p>
          <Icon path={mdiEyeOutline} />
          <b>{title}</b>
          <span>{standing}</span>
        </p>
        <p>{until}</p>
        {children}
        <a className="link" href={other.href} hrefLang={otherLanguage(useLanguage())}>
          {other.label}
        </a>
      </div>
    </section>
  );
}
