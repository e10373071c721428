// Shows where a page that has come to its end leads on to.
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { MoreLink } from "./MoreLink.tsx";
import styles from "./NextSteps.module.css";

export interface Step {
  /** A path of this site, without language prefix. */
  readonly to: string;
  readonly label: MessageId;
}

/** Nothing where there are none. */
export function NextSteps({ steps }: { steps: readonly Step[] | undefined }) {
  const label = useIntl().formatMessage({ id: "components.nextSteps" });
  if (steps === undefined || steps.length === 0) return null;
  return (
    <nav className={`screenOnly ruled ${styles.steps}`} aria-label={label}>
      {steps.map((step) => (
        <MoreLink key={step.to} to={step.to}>
          <FormattedMessage id={step.label} />
        </MoreLink>
      ))}
    </nav>
  );
}
