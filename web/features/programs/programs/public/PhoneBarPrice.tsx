// The price on the bar of a phone. The page is the same for everybody, so it says between which amounts; a
// member gets the own price of the form in its place, whose code comes with the session.
import { useIntl } from "react-intl";
import { priceSpan } from "#schema/validation/programs/application-price.ts";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useSession } from "#web/session/session.ts";
import styles from "./PhoneBar.module.css";
import { useWonFormat } from "./Prices.tsx";
import type { Program } from "./program.ts";

export interface PhoneBarPriceProps {
  readonly program: Program;
}

const OwnPrice = lazyPart<PhoneBarPriceProps>(
  async () => (await import("./OwnPrice.tsx")).OwnPrice,
  ({ program }) => <AnyPrice program={program} />,
);

export function PhoneBarPrice({ program }: PhoneBarPriceProps) {
  const { isAuthenticated } = useSession();
  return (
    <p className={styles.price}>
      {isAuthenticated ? <OwnPrice program={program} /> : <AnyPrice program={program} />}
    </p>
  );
}

/** What can be said to anybody: the one price, or the lowest and the highest. */
export function AnyPrice({ program: { fee, prices } }: { program: Pick<Program, "fee" | "prices"> }) {
  const intl = useIntl();
  const won = useWonFormat();
  const tiers = prices.map((price) => ({
    ...price,
    until: price.until === null ? null : new Date(price.until),
  }));
  const { lowest, highest } = priceSpan({ fee, prices: tiers }, new Date());
  if (lowest === highest) return <b>{won(lowest)}</b>;
  return <b>{intl.formatMessage({ id: "program-details.panel.span" }, { lowest, highest })}</b>;
}
