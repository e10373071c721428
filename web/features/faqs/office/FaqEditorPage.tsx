// /admin/faq: the questions that are often asked, in one form, in the order of their page.
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import short from "#web/components/office-rows.module.css";
import { useFaqEditorQuery } from "#web/gql/faqs.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { FaqForm } from "./FaqForm.tsx";
import styles from "./faqs.module.css";

export function Component() {
  return (
    <AdminLayout>
      <h1 id="faq-title" className={short.title}>
        <FormattedMessage id="faqs.office.title" />
      </h1>
      <p className={styles.lede}>
        <FormattedMessage id="faqs.office.lede" />
      </p>
      <Faqs />
    </AdminLayout>
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
