// A part of a member's page, under the heavy rule.
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";
import styles from "./MemberSection.module.css";

export function MemberSection({ title, children }: { title: MessageId; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  );
}
