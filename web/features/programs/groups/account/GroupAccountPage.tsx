// /my-account/groups/{idx}: a group for its contact: the payment, the people and how they are, and how to withdraw some or all.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { HowToPay } from "#web/components/payments/HowToPay.tsx";
import { PaymentStateWord } from "#web/components/payments/PaymentStateWord.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { type MyGroupFragment, useMyGroupsQuery } from "#web/gql/groups.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { APPLICATIONS_TAB, paymentsPath } from "#web/paths.ts";
import { GroupPeople } from "./GroupPeople.tsx";

export function Component() {
  const intl = useIntl();
  const id = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useMyGroupsQuery({
    variables: { language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const group = data?.myGroups.find((one) => one.id === id);
  if (data && !fetching && !error && !group) throw notFound();
  const title = intl.formatMessage({ id: "groups.one.title" });
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "applications.list.crumb" }), to: APPLICATIONS_TAB },
          { label: title },
        ]}
        heading={group ? <Localized as="h1" text={group.programTitle} /> : <h1>{title}</h1>}
        {...(group ? { below: <p>{group.payerName}</p> } : {})}
      />
      <PageBody>
        {group ? (
          <One group={group} onChanged={again} />
        ) : error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "applications.list.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="applications.list.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}

function One({ group, onChanged }: { group: MyGroupFragment; onChanged: () => void }) {
  const { payment, viewerCanWithdraw } = group;
  return (
    <Stack gap={40}>
      {payment === null ? null : (
        <section aria-labelledby="group-payment">
          <div className="ends">
            <Title id="group-payment" order={2} size="h3">
              <FormattedMessage id="groups.payment" />
            </Title>
            <PaymentStateWord state={payment.state} />
          </div>
          <Text>
            <FormattedMessage
              id="groups.paymentSums"
              values={{ due: <Won amount={payment.amountDue} />, paid: <Won amount={payment.amountPaid} /> }}
            />{" "}
            {payment.refundDue === null || payment.state !== "REFUND_REQUESTED" ? null : (
              <FormattedMessage
                id="payments.refund.requested"
                values={{ amount: <Won amount={payment.refundDue} /> }}
              />
            )}
          </Text>
          <p>
            <Link className="link" to={paymentsPath(1)}>
              <FormattedMessage id="groups.payments" />
            </Link>
          </p>
          {payment.isAwaited ? (
            <HowToPay
              payment={payment}
              title={
                <Title order={3} size="h4">
                  <FormattedMessage id="payments.transfer.title" />
                </Title>
              }
              onStale={onChanged}
            />
          ) : null}
        </section>
      )}
      <GroupPeople
        group={group}
        canWithdraw={viewerCanWithdraw}
        cardLeft={payment?.cardLeft ?? 0}
        refundAccount={payment?.refundAccount ?? null}
        onChanged={onChanged}
      />
    </Stack>
  );
}
