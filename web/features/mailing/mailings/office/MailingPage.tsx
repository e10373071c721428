// /admin/letters/{idx}: a draft is written, tried and sent here; a mailing that went out says how far it has come.
import { Group, Text } from "@mantine/core";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { useMailingQuery } from "#web/gql/mailings.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { MAILINGS_PATH } from "#web/paths.ts";
import { Audience } from "./Audience.tsx";
import { MailingDraft } from "./MailingDraft.tsx";
import { MailingProgress } from "./MailingProgress.tsx";
import { MailingStatus, mailingStatusOf } from "./MailingStatus.tsx";

/** Milliseconds between two looks while a mailing goes out. */
const LOOK_EVERY = 2_000;

export function Component() {
  const id = parseIdx(useParams().idx);
  return (
    <>
      <BackLink to={MAILINGS_PATH}>
        <FormattedMessage id="mailings.back" />
      </BackLink>
      <OpenMailing key={id} id={id} />
    </>
  );
}

function OpenMailing({ id }: { id: number }) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useMailingQuery({
    variables: { id, language },
    requestPolicy: "cache-and-network",
  });
  const mailing = data?.mailing;
  const again = () => ask({ requestPolicy: "network-only" });
  const isGoing = mailing ? ["GOING", "READY"].includes(mailingStatusOf(mailing)) : false;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => ask({ requestPolicy: "network-only" }), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isGoing, ask]);
  if (mailing === null && !error) throw notFound();
  if (!mailing) {
    return <OfficeWaiting asked={{ error, fetching }} failed="mailings.failed" onRetry={again} />;
  }
  return (
    <>
      <OfficeHead
        id="mailing-title"
        mb={24}
        lede={
          <Group component="span" gap="4px 16px">
            <Text span>
              <Audience mailing={mailing} />
            </Text>
            {mailing.newsTitle === null ? null : (
              <Text span>
                <FormattedMessage id="mailings.newsOf" values={{ title: mailing.newsTitle }} />
              </Text>
            )}
            <MailingStatus mailing={mailing} />
          </Group>
        }
      />
      {mailing.state === "DRAFT" ? (
        <MailingDraft mailing={mailing} onChanged={again} />
      ) : (
        <MailingProgress mailing={mailing} onChanged={again} />
      )}
    </>
  );
}
