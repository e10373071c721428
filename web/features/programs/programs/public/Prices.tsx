// The fee by grade and by date. The one price for everybody whom no tier fits is last.
import { FormattedMessage, useIntl } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import { useToday, yearOf } from "#web/components/programs/today.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./Prices.module.css";
import type { Program } from "./program.ts";

/** `now` in milliseconds, to say which early prices are over; null while nobody knows. */
export function Prices({ program, now }: { program: Program; now: number | null }) {
  const { prices, pricesNeedDues, fee, enrollmentFee } = program;
  // Where all prices are early ones, members pay the last one, too.
  const hasGrades = prices.some(({ grades }) => grades.length > 0);
  return (
    <>
      {prices.length === 0 ? (
        <p>
          <Won amount={fee} />
        </p>
      ) : (
        <ul className={styles.prices}>
          {prices.map((price) => (
            <Price key={price.id} price={price} over={isOver(price.until, now)} />
          ))}
          <li>
            <span>
              <FormattedMessage
                id={hasGrades ? "program-details.panel.feeOthers" : "program-details.panel.feeRegular"}
              />
            </span>
            <Won amount={fee} />
          </li>
        </ul>
      )}
      {pricesNeedDues && hasGrades ? (
        <p className="small">
          <FormattedMessage id="program-details.panel.needDues" />
        </p>
      ) : null}
      {enrollmentFee === null || enrollmentFee === 0 ? null : (
        <div className={styles.prices}>
          <p className={styles.enrollment}>
            <span>
              <FormattedMessage id="program-details.panel.enrollment" />
            </span>
            <Won amount={enrollmentFee} />
          </p>
        </div>
      )}
    </>
  );
}

const isOver = (until: string | null, now: number | null) =>
  until !== null && now !== null && Date.parse(until) <= now;

function Price({ price, over }: { price: Program["prices"][number]; over: boolean }) {
  const intl = useIntl();
  const language = useLanguage();
  const thisYear = yearOf(useToday());
  // A grade that the label names is not named again under it.
  const grades = price.grades
    .map((grade) => intl.formatMessage({ id: `enums.MemberGrade.${grade}` }))
    .filter((name) => !price.label.text.includes(name));
  return (
    <li data-over={over || undefined}>
      <Localized text={price.label} />
      <Won amount={price.amount} />
      {grades.length === 0 ? null : <span className={`small ${styles.until}`}>{grades.join(", ")}</span>}
      {price.until === null ? null : (
        <span className={`small ${styles.until}`}>
          <FormattedMessage
            id={over ? "program-details.panel.tillPassed" : "program-details.panel.till"}
            values={{ at: formatDeadline(language, price.until, thisYear) }}
          />
        </span>
      )}
    </li>
  );
}

/** Whole won as people write them; nothing to pay is said in words. */
export function useWonFormat(): (amount: number) => string {
  const intl = useIntl();
  return (amount) =>
    amount === 0
      ? intl.formatMessage({ id: "program-details.panel.free" })
      : intl.formatMessage({ id: "program-details.panel.won" }, { amount });
}

function Won({ amount }: { amount: number }) {
  return <b className={styles.won}>{useWonFormat()(amount)}</b>;
}
