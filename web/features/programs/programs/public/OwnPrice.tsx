// The price that the logged-in member pays, as the application form shows it.
import { FormattedMessage } from "react-intl";
import { useOwnPriceQuery } from "#web/gql/own-price.ts";
import { AnyPrice, type PhoneBarPriceProps } from "./PhoneBarPrice.tsx";
import { useWonFormat } from "./Prices.tsx";

export function OwnPrice({ program }: PhoneBarPriceProps) {
  const won = useWonFormat();
  const [{ data }] = useOwnPriceQuery({
    variables: { programId: program.id },
    requestPolicy: "cache-and-network",
  });
  const total = data?.applicationOffer?.price.total;
  if (total === undefined) return <AnyPrice program={program} />;
  return (
    <>
      <FormattedMessage id="program-details.panel.own" /> <b>{won(total)}</b>
    </>
  );
}
