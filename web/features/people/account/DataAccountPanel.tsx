// The language of mails, the newsletter, the texts agreed to, and the file with everything that is stored.

import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { TopicList } from "#web/components/follow/TopicList.tsx";
import { Section } from "#web/components/Section.tsx";
import { useAccountConsentsQuery } from "#web/gql/account.ts";
import { ConsentList } from "./ConsentList.tsx";
import { DownloadData } from "./DownloadData.tsx";
import { MailLanguage } from "./MailLanguage.tsx";
import { NewsletterChoice } from "./NewsletterChoice.tsx";
import { PanelWaiting } from "./PanelWaiting.tsx";

export function Component() {
  const [{ data, error, fetching }, ask] = useAccountConsentsQuery({ requestPolicy: "cache-and-network" });
  if (!data) return <PanelWaiting failed={error !== undefined && !fetching} onRetry={ask} />;
  const { mailLanguage, wantsNewsletter, consents } = data.myAccount;
  return (
    <Stack gap={64} maw="var(--form)">
      <Section large title={<FormattedMessage id="account.mailLanguage.title" />}>
        <MailLanguage chosen={mailLanguage} />
      </Section>
      <Section large title={<FormattedMessage id="account.newsletter.title" />}>
        <NewsletterChoice wanted={wantsNewsletter} />
      </Section>
      <Section large title={<FormattedMessage id="account.topics.title" />}>
        <TopicList />
      </Section>
      <Section large title={<FormattedMessage id="account.consents.title" />}>
        <ConsentList consents={consents} />
      </Section>
      <Section large title={<FormattedMessage id="account.download.title" />}>
        <DownloadData />
      </Section>
    </Stack>
  );
}
