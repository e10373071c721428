// /programs/presentation-consent: where the link of a co-author leads. The token is behind the #. Only a
// button uses it up, because programs that check mails open their links, too.
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import {
  type PresentationConsentRequestQuery,
  useAnswerPresentationConsentMutation,
  usePresentationConsentRequestQuery,
} from "#web/gql/presentations.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useHashLink } from "#web/page/hash-link.ts";

export function Component() {
  const intl = useIntl();
  const link = useHashLink();
  const title = intl.formatMessage({ id: "presentations.consent.title" });
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        <ConsentQuestion key={link} link={link} />
      </PageBody>
    </>
  );
}

function ConsentQuestion({ link }: { link: string | null }) {
  const [done, setDone] = useState<"YES" | "NO" | null>(null);
  const [{ data, error }] = usePresentationConsentRequestQuery({
    variables: { link: link ?? "", language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "network-only",
    pause: !link || done !== null,
  });
  if (done !== null) {
    return (
      <Alert variant="ok" role="status">
        <FormattedMessage id={`presentations.consent.done.${done}`} />
      </Alert>
    );
  }
  if (link === "" || error || data?.presentationConsentRequest === null) {
    return (
      <Alert variant="warn" role="status">
        <FormattedMessage id="presentations.consent.ended" />
      </Alert>
    );
  }
  if (!link || !data?.presentationConsentRequest) {
    return (
      <p role="status">
        <FormattedMessage id="presentations.loading" />
      </p>
    );
  }
  return <Question asked={data.presentationConsentRequest} link={link} onDone={setDone} />;
}

interface QuestionProps {
  asked: NonNullable<PresentationConsentRequestQuery["presentationConsentRequest"]>;
  link: string;
  onDone: (answer: "YES" | "NO") => void;
}

function Question({ asked, link, onDone }: QuestionProps) {
  const [{ fetching, error }, answer] = useAnswerPresentationConsentMutation();
  const isKorean = asked.titleKo !== null;
  const send = async (consents: boolean) => {
    const { data } = await answer({ link, consents });
    if (data) onDone(consents ? "YES" : "NO");
  };
  return (
    <Stack gap={28} maw="var(--form)">
      <p>
        <FormattedMessage
          id="presentations.consent.asked"
          values={{ program: <Localized text={asked.program} /> }}
        />
      </p>
      <Stack component="section" gap={8} lang={isKorean ? "ko" : "en"}>
        <Title order={2} size="h3">
          {isKorean ? asked.titleKo : asked.titleEn}
        </Title>
        <p className="meta">{asked.authors.join(", ")}</p>
        <Text className="lines">{isKorean ? asked.abstractKo : asked.abstractEn}</Text>
      </Stack>
      {error ? (
        <Alert variant="warn" role="alert">
          <FormattedMessage id="presentations.consent.ended" />
        </Alert>
      ) : null}
      <Group gap={12}>
        <Button disabled={fetching} onClick={() => void send(true)}>
          <FormattedMessage id="presentations.consent.yes" />
        </Button>
        <Button variant="outline" disabled={fetching} onClick={() => void send(false)}>
          <FormattedMessage id="presentations.consent.no" />
        </Button>
      </Group>
    </Stack>
  );
}
