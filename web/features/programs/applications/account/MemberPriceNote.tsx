// Why somebody pays more than a member, and what can be done before applying: afterwards the price stays.
import { Alert } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Price } from "#web/components/payments/Price.tsx";
import type { ApplicationOfferQuery } from "#web/gql/applications.ts";
import { GRADE_TAB, paymentsPath } from "#web/paths.ts";

type Missed = NonNullable<NonNullable<ApplicationOfferQuery["applicationOffer"]>["memberPrice"]>;

/** Where the person does, or sees, what is missing. */
const LINKS: Readonly<Record<Missed["needs"], string>> = {
  MEMBERSHIP: GRADE_TAB,
  APPROVAL: GRADE_TAB,
  DUES: paymentsPath(1),
};

export function MemberPriceNote({ memberPrice: { grade, total, needs } }: { memberPrice: Missed }) {
  return (
    <Alert
      variant="warn"
      mt={16}
      title={
        <FormattedMessage
          id="applications.memberPrice.title"
          values={{
            grade: <FormattedMessage id={`enums.MemberGrade.${grade}`} />,
            total: <Price amount={total} />,
          }}
        />
      }
    >
      <p>
        <FormattedMessage id={`applications.memberPrice.${needs}`} />{" "}
        <FormattedMessage id="applications.memberPrice.fixed" />
      </p>
      <p>
        <Link className="link" to={LINKS[needs]}>
          <FormattedMessage id={`applications.memberPrice.${needs}.link`} />
        </Link>
      </p>
    </Alert>
  );
}
