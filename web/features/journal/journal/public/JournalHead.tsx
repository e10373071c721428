// The head of the journal's pages: the pages of its section are beside each other.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Crumb } from "#web/components/Breadcrumbs.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { JOURNAL_PATH } from "#web/paths.ts";

interface JournalHeadProps {
  /** The page's h1. */
  readonly heading: ReactNode;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly action?: ReactNode;
  /** Steps below the list of issues, down to the page. */
  readonly steps?: readonly Crumb[];
}

/** Without steps it is the list itself, which shows the tabs. */
export function JournalHead({ heading, above, below, action, steps = [] }: JournalHeadProps) {
  const intl = useIntl();
  const section = { label: intl.formatMessage({ id: "layout.nav.journalSection" }) };
  const list = { label: intl.formatMessage({ id: "layout.nav.journalIssues" }) };
  return (
    <PageHead
      crumbs={steps.length === 0 ? [section, list] : [section, { ...list, to: JOURNAL_PATH }, ...steps]}
      heading={heading}
      {...(above === undefined ? {} : { above })}
      {...(below === undefined ? {} : { below })}
      action={action}
      tabs={steps.length === 0 ? sectionTabs(intl, "journal") : []}
    />
  );
}
