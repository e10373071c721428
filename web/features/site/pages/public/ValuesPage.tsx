// /values: numbered as each language counts, 가. 나. 다. and a. b. c. (docs/look-parts.md#pages).
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { type ItemsPageQueryVariables, useItemsPageQuery } from "#web/gql/pages.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import { Introduction } from "./Introduction.tsx";
import { ItemText } from "./ItemText.tsx";
import { NoVersion } from "./NoVersion.tsx";
import { NEXT_STEPS } from "./next-steps.ts";
import type { ShownItems } from "./shown-page.ts";
import styles from "./ValuesPage.module.css";

export function Component() {
  const [{ data }] = useItemsPageQuery({ variables: usePageVariables<ItemsPageQueryVariables>() });
  if (data === undefined) return null;
  return data.page === null ? <NoVersion pageKey="VALUES" /> : <Values page={data.page} />;
}

/** The values, in force or in a preview. */
export function Values({ page: { title, content, figures, entries } }: { page: ShownItems }) {
  const ordinals = useIntl().formatMessage({ id: "components.ordinals" }).split(",");
  return (
    <article>
      <AssociationHead pageKey="VALUES" title={title} />
      <div className="frame aboutPage">
        <Introduction title={title} content={content} figures={figures} />
        {entries.length === 0 ? <EmptyState title={<FormattedMessage id="pages.page.none" />} /> : null}
        <ol className={`ruled ${styles.values}`}>
          {entries.map((value, index) => (
            <li key={value.id} className="listRow">
              <span className={styles.ordinal} aria-hidden="true">
                {ordinals[index] ?? index + 1}.
              </span>
              <h2>
                <LanguageBadge language={value.title.language} />
                <Localized text={value.title} />
              </h2>
              {value.body === null ? null : (
                <ItemText className={`readingText ${styles.body}`} text={value.body} />
              )}
            </li>
          ))}
        </ol>
        <NextSteps steps={NEXT_STEPS.VALUES} />
      </div>
    </article>
  );
}
