// Shows what this person pays, and why: shown before anything is sent, and fixed by the server.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { Price } from "#web/components/payments/Price.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { WithdrawalRules } from "#web/components/programs/WithdrawalRules.tsx";
import type { ApplicationOfferQuery } from "#web/gql/applications.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MemberPriceNote } from "./MemberPriceNote.tsx";

type Offer = NonNullable<ApplicationOfferQuery["applicationOffer"]>;

type Priced = Pick<Offer, "price" | "entry" | "memberPrice" | "payUntil"> & {
  readonly program: Pick<Offer["program"], "kind" | "withdrawalRules">;
};

export function PriceLines({ offer }: { offer: Priced }) {
  const { price, entry, memberPrice, payUntil, program } = offer;
  const language = useLanguage();
  const { amount, enrollmentFee, total, label, until } = price;
  return (
    <FormSection title={<FormattedMessage id="applications.price.title" />}>
      <dl className="rows">
        <div className="ends">
          <dt>
            {label === null ? (
              <FormattedMessage id="applications.price.fee" values={{ kind: program.kind }} />
            ) : (
              <Localized text={label} />
            )}
            {until === null ? null : (
              <Text span display="block" fz="sm" c="dimmed">
                <FormattedMessage
                  id="applications.price.until"
                  values={{ at: formatDeadline(language, until) }}
                />
              </Text>
            )}
          </dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
        {enrollmentFee === 0 ? null : (
          <div className="ends">
            <dt>
              <FormattedMessage id="applications.price.enrollment" />
              <Text span display="block" fz="sm" c="dimmed">
                <FormattedMessage id="applications.price.enrollmentWhy" />
              </Text>
            </dt>
            <dd>
              <Won amount={enrollmentFee} />
            </dd>
          </div>
        )}
        <Box className="ends" fz="lg" fw={700}>
          <dt>
            <FormattedMessage id="applications.price.total" />
          </dt>
          <dd>
            <Price amount={total} />
          </dd>
        </Box>
      </dl>
      {memberPrice === null ? null : <MemberPriceNote memberPrice={memberPrice} />}
      <Text mt={12} fz="0.9375rem" c="var(--ink-2)">
        <FormattedMessage
          id={
            entry === "WAITING_LIST"
              ? total === 0
                ? "applications.price.waitingFree"
                : "applications.price.waiting"
              : total === 0
                ? "applications.price.free"
                : "applications.price.refund"
          }
          values={{ until: formatDeadline(language, payUntil) }}
        />
      </Text>
      {program.withdrawalRules === null ? null : (
        <Box mt={12}>
          <WithdrawalRules rules={program.withdrawalRules} costs={total > 0} />
        </Box>
      )}
    </FormSection>
  );
}
