// Shows how many there are beside a name: a figure on the screen, a figure with its unit for screen readers.
import { FormattedMessage, FormattedNumber } from "react-intl";
import { AccessibleText } from "./AccessibleText.tsx";

/** `hasMore`: there are more than were counted. */
export function SpokenCount({ count, hasMore = false }: { count: number; hasMore?: boolean }) {
  const seen = (
    <>
      <FormattedNumber value={count} />
      {hasMore ? "+" : ""}
    </>
  );
  const values = { count, more: hasMore ? "yes" : "no" };
  return <AccessibleText seen={seen} spoken={<FormattedMessage id="list.counted" values={values} />} />;
}
