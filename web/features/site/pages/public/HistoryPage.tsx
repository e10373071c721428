// /history: the years down the left, what happened in them beside; the year stays in sight while its entries pass.
import { FormattedMessage } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { type ItemsPageQueryVariables, useItemsPageQuery } from "#web/gql/pages.ts";
import { formatMonthDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import styles from "./HistoryPage.module.css";
import { byYear, isoMonthDay } from "./history-years.ts";
import { Introduction } from "./Introduction.tsx";
import { ItemText } from "./ItemText.tsx";
import { NoVersion } from "./NoVersion.tsx";
import { NEXT_STEPS } from "./next-steps.ts";
import type { ShownItems } from "./shown-page.ts";

export function Component() {
  const [{ data }] = useItemsPageQuery({ variables: usePageVariables<ItemsPageQueryVariables>() });
  if (data === undefined) return null;
  return data.page === null ? <NoVersion pageKey="HISTORY" /> : <History page={data.page} />;
}

/** The history, in force or in a preview. */
export function History({ page: { title, content, figures, entries } }: { page: ShownItems }) {
  return (
    <article>
      <AssociationHead pageKey="HISTORY" title={title} />
      <div className="frame aboutPage">
        <Introduction title={title} content={content} figures={figures} />
        {entries.length === 0 ? <EmptyState title={<FormattedMessage id="pages.page.none" />} /> : null}
        <div className="ruled">
          {byYear(entries).map(({ year, entries: ofYear }) => (
            <section key={ofYear[0]?.id} className={`split lineBelow ${styles.year}`}>
              <h2 className="stays figures">{year}</h2>
              <ul>
                {ofYear.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <NextSteps steps={NEXT_STEPS.HISTORY} />
      </div>
    </article>
  );
}

function Entry({ entry: { year, month, day, title, body } }: { entry: ShownItems["entries"][number] }) {
  const language = useLanguage();
  return (
    <li className="listRow">
      <p className={`day ${styles.date}`}>
        {month === null ? null : (
          <time dateTime={isoMonthDay(year, month, day) ?? undefined}>
            {formatMonthDay(language, month, day)}
          </time>
        )}
      </p>
      <div>
        <p className={`h4 ${styles.title}`}>
          <LanguageBadge language={title.language} />
          <Localized text={title} />
        </p>
        {body === null ? null : <ItemText className={styles.body} text={body} />}
      </div>
    </li>
  );
}
