// /admin/faq: the questions that are often asked, in one form, in the order of their page.

import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useFaqEditorQuery } from "#web/gql/faqs.ts";
import { FaqForm } from "./FaqForm.tsx";

export function Component() {
  return (
    <>
      <OfficeHead id="faq-title" lede={<FormattedMessage id="faqs.office.lede" />} mb={28} />
      <Faqs />
    </>
  );
}

function Faqs() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useFaqEditorQuery({ requestPolicy: "network-only" });
  if (data) return <FaqForm stored={data.faqsForEditing} />;
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "faqs.office.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <p role="status">
      <FormattedMessage id="faqs.office.loading" />
    </p>
  );
}
