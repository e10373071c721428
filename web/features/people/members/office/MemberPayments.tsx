// Shows what somebody was asked to pay and paid, the newest first.

import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { newPaymentPath, paymentPath } from "#web/paths.ts";
import { MemberSection } from "./MemberSection.tsx";

export function MemberPayments({ member }: { member: ManagedMemberFragment }) {
  const { id: memberId, payments, viewerCanAskForPayment } = member;
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.payments">
      {payments.length === 0 ? (
        <Text fz="sm" c="dimmed">
          <FormattedMessage id="member-office.noPayments" />
        </Text>
      ) : (
        <ul className="rows">
          {payments.map(({ id, name, state, amountDue, createdAt, viewerCanOpen }) => (
            <li key={id} className="ends">
              <Box flex="1 1 280px" miw={0} className="longWords">
                <p>
                  {viewerCanOpen ? (
                    <Link className="link" to={paymentPath(id)}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </p>
                <Text fz="sm" c="dimmed">
                  {formatDate(language, createdAt)}
                </Text>
              </Box>
              <Text span className="figures whole">
                <FormattedMessage id="payment-office.won" values={{ amount: amountDue }} />
              </Text>
              <FormattedMessage id={`payments.state.${state}`} />
            </li>
          ))}
        </ul>
      )}
      {viewerCanAskForPayment ? (
        <Box mt={12}>
          <ButtonLink to={newPaymentPath(memberId)}>
            <FormattedMessage id="payment-office.new" />
          </ButtonLink>
        </Box>
      ) : null}
    </MemberSection>
  );
}
