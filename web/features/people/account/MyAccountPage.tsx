// My account: everything a person looks after alone, each part an address of its menu (account-tabs.ts).

import { Suspense } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { DueNotice } from "#web/components/payments/DueNotice.tsx";
import { MY_ACCOUNT_PATH } from "#web/paths.ts";
import styles from "./AccountMenu.module.css";
import { AccountMenu } from "./AccountMenu.tsx";
import { ACCOUNT_PANELS } from "./account-panels.ts";
import { tabOf } from "./account-tabs.ts";
import { EmailNotice } from "./EmailNotice.tsx";
import { PanelWaiting } from "./PanelWaiting.tsx";
import { TextsNotice } from "./TextsNotice.tsx";

export function Component() {
  const intl = useIntl();
  const tab = tabOf(useSearchParams()[0]);
  const title = intl.formatMessage({ id: `account.tab.${tab}` });
  const Panel = ACCOUNT_PANELS.get(tab);
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "account.title" }), to: MY_ACCOUNT_PATH },
          { label: title },
        ]}
        heading={<h1>{title}</h1>}
      />
      <PageBody>
        <EmailNotice />
        <TextsNotice />
        {tab === "details" ? <DueNotice /> : null}
        <div className={styles.page}>
          <AccountMenu key={tab} current={tab} />
          <div>
            <Suspense fallback={<PanelWaiting />}>{Panel ? <Panel key={tab} /> : null}</Suspense>
          </div>
        </div>
      </PageBody>
    </>
  );
}
