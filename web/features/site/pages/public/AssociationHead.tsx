// The head of a page of the association: its section, its title, the office's link to its editor, the pages beside it.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { type ContentLanguage, Localized } from "#web/components/Localized.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { PageOfficeSlot } from "#web/components/PageOfficeSlot.tsx";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { isInSection, SECTIONS } from "#web/layout/navigation.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { PAGE_PATHS } from "#web/paths.ts";

interface AssociationHeadProps {
  readonly pageKey: PageKey;
  /** Null while nobody has written the page. */
  readonly title: { readonly text: string; readonly language: ContentLanguage } | null;
  readonly below?: ReactNode;
}

export function AssociationHead({ pageKey, title, below }: AssociationHeadProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: PAGE_NAMES[pageKey] });
  const section = SECTIONS.find((one) => isInSection(one, PAGE_PATHS[pageKey]));
  return (
    <PageHead
      crumbs={[...(section ? [{ label: intl.formatMessage({ id: section.label }) }] : []), { label: name }]}
      heading={title === null ? <h1>{name}</h1> : <Localized as="h1" text={title} />}
      below={below}
      action={<PageOfficeSlot pageKey={pageKey} />}
      tabs={section ? sectionTabs(intl, section.id) : []}
    />
  );
}
