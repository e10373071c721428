// How many there are beside a name: a figure for the eye, a figure with its unit for whoever listens.
import { FormattedMessage, FormattedNumber } from "react-intl";

/** `hasMore`: there are more than were counted. */
export function SpokenCount({ count, hasMore = false }: { count: number; hasMore?: boolean }) {
  return (
    <>
      <span aria-hidden="true">
        <FormattedNumber value={count} />
        {hasMore ? "+" : ""}
      </span>
      <span className="spoken">
        <FormattedMessage id="components.count" values={{ count, more: hasMore ? "yes" : "no" }} />
      </span>
    </>
  );
}
