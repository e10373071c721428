// A receipt to print, in both languages at once: it goes to a Korean office or to one abroad.

import { Button, Group } from "@mantine/core";
import { mdiPrinterOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useMyReceiptQuery } from "#web/gql/payments.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { paymentsPath } from "#web/paths.ts";
import { Receipt } from "./Receipt.tsx";

export function Component() {
  const intl = useIntl();
  const id = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useMyReceiptQuery({
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  const receipt = data?.myPayment?.receipt ?? null;
  if (data && !fetching && !error && receipt === null) throw notFound();
  const title = intl.formatMessage({ id: "payments.receipt.title" });
  return (
    <>
      <div className="screenOnly">
        <PageHead
          crumbs={[
            { label: intl.formatMessage({ id: "payments.list.crumb" }), to: paymentsPath(1) },
            { label: title },
          ]}
          heading={<h1>{title}</h1>}
        />
      </div>
      <PageBody>
        {receipt ? (
          <>
            <Group className="screenOnly" gap="12px 20px" mb={32} c="dimmed">
              <Button onClick={() => window.print()}>
                <Icon path={mdiPrinterOutline} />
                <FormattedMessage id="payments.receipt.print" />
              </Button>
              <p>
                <FormattedMessage id="payments.receipt.hint" />
              </p>
            </Group>
            <Receipt receipt={receipt} />
          </>
        ) : error && !fetching ? (
          <ErrorState
            message={intl.formatMessage({ id: "payments.list.failed" })}
            onRetry={() => ask({ requestPolicy: "network-only" })}
          />
        ) : (
          <p role="status">
            <FormattedMessage id="payments.list.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}
