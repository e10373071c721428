// My account: personal details and password, each a tab with an address.
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "#web/components/PageHead.tsx";
import { AccountTabs } from "./AccountTabs.tsx";
import { DetailsPanel } from "./DetailsPanel.tsx";
import styles from "./MyAccountPage.module.css";
import { tabOf } from "./members-paths.ts";
import { PasswordPanel } from "./PasswordPanel.tsx";

export function Component() {
  const title = useIntl().formatMessage({ id: "members.account.title" });
  const tab = tabOf(useSearchParams()[0]);
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <div className={`frame ${styles.page}`}>
        <AccountTabs current={tab} />
        {tab === "password" ? <PasswordPanel /> : <DetailsPanel />}
      </div>
    </>
  );
}
