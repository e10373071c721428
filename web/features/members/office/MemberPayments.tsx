// What somebody was asked to pay and paid, the newest first.

import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { newPaymentPath, paymentPath } from "#web/paths.ts";
import section from "./MemberSection.module.css";
import { MemberSection } from "./MemberSection.tsx";

export function MemberPayments({ member }: { member: ManagedMemberFragment }) {
  const { id: memberId, payments, viewerCanAskForPayment } = member;
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.payments">
      {payments.length === 0 ? (
        <p className={section.none}>
          <FormattedMessage id="member-office.noPayments" />
        </p>
      ) : (
        <ul className={section.rows}>
          {payments.map(({ id, name, state, amountDue, createdAt, viewerCanOpen }) => (
            <li key={id}>
              <div className={section.words}>
                <p>{viewerCanOpen ? <Link to={paymentPath(id)}>{name}</Link> : name}</p>
                <p className={section.small}>{formatDate(language, createdAt)}</p>
              </div>
              <Text span style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
                <FormattedMessage id="payment-office.won" values={{ amount: amountDue }} />
              </Text>
              <FormattedMessage id={`member-office.paymentState.${state}`} />
            </li>
          ))}
        </ul>
      )}
      {viewerCanAskForPayment ? (
        <ButtonLink to={newPaymentPath(memberId)}>
          <FormattedMessage id="payment-office.new" />
        </ButtonLink>
      ) : null}
    </MemberSection>
  );
}
