// Shows what a new site still lacks, in the order in which it is best done. It goes by itself once all of it
// is there (docs/site.md#pages).
import { Text } from "@mantine/core";
import { mdiArrowRight, mdiCheckCircle, mdiCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { HOME_EDITOR_PATH, OUTBOX_PATH, pageEditPath, SECURITY_TAB, SETTINGS_PATH } from "#web/paths.ts";
import styles from "./FirstSteps.module.css";

type Step = NonNullable<DashboardQuery["dashboard"]["firstSteps"]>[number];

/** Where each is done; that mails are sent is set on the server, and the outbox says so. */
const WAYS: Readonly<Record<Step["name"], string>> = {
  NAME: SETTINGS_PATH,
  TERMS: pageEditPath("TERMS"),
  PRIVACY_POLICY: pageEditPath("PRIVACY_POLICY"),
  HOME: HOME_EDITOR_PATH,
  MAIL: OUTBOX_PATH,
  BANK_ACCOUNT: SETTINGS_PATH,
  SECOND_FACTOR: SECURITY_TAB,
  STAFF_FACTOR: `${SETTINGS_PATH}#security`,
};

export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const progress = (
    <Text component="span" fz="sm" c="var(--ink-3)">
      <FormattedMessage id="dashboard.first.progress" values={{ all: steps.length, done }} />
    </Text>
  );
  return (
    <Part title={<FormattedMessage id="dashboard.first.title" />} beside={progress}>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} isNext={step === next} />
        ))}
      </ol>
    </Part>
  );
}

function StepRow({ step: { name, isDone }, isNext }: { step: Step; isNext: boolean }) {
  const intl = useIntl();
  const state = intl.formatMessage({ id: isDone ? "dashboard.first.done" : "dashboard.first.open" });
  return (
    <li className={`listRow ${styles.step}`} data-done={isDone || undefined} data-next={isNext || undefined}>
      <Icon path={isDone ? mdiCheckCircle : mdiCircleOutline} size={24} title={state} />
      <div>
        <Link className={`coversRow ${styles.name}`} to={WAYS[name]}>
          <FormattedMessage id={`dashboard.first.${name}`} />
        </Link>
        {isDone ? null : (
          <p className="small">
            <FormattedMessage id={`dashboard.first.${name}.detail`} />
          </p>
        )}
      </div>
      {isDone ? null : <Icon path={mdiArrowRight} size={18} />}
    </li>
  );
}
