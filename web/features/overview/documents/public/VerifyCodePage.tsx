// /verify: the holder of a printed document types its code. The page is the same for every code: one that the
// plain form sent is read in the browser.
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { CODE, CodeForm } from "./CodeForm.tsx";
import { verifyDocumentPath } from "./document-path.ts";
import styles from "./VerifyPage.module.css";

export function Component() {
  const title = useIntl().formatMessage({ id: "documents.title" });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const path = verifyDocumentPath(search.get(CODE) ?? "");
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [path, navigate]);
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        <div className={styles.answer}>
          <p>
            <FormattedMessage id="documents.lede" />
          </p>
          <CodeForm />
        </div>
      </PageBody>
    </>
  );
}
