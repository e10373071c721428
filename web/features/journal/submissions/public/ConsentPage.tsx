// Shows where the link of a co-author leads. Only a button uses it up, because programs that check mails open their links, too.
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import {
  type ConsentRequestPageQuery,
  useAnswerConsentMutation,
  useConsentRequestPageQuery,
} from "#web/gql/manuscripts.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "submissions.consent.title" });
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        <ConsentQuestion />
      </PageBody>
    </>
  );
}

function ConsentQuestion() {
  const [search] = useSearchParams();
  // The server renders one page for every link.
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => setLink(search.get("token") ?? ""), [search]);
  const [done, setDone] = useState<"YES" | "NO" | null>(null);
  const [{ data, error }, ask] = useConsentRequestPageQuery({
    variables: { link: link ?? "" },
    requestPolicy: "network-only",
    pause: !link || done !== null,
  });
  if (done !== null) {
    return (
      <Alert variant="ok" role="status">
        <FormattedMessage id={`submissions.consent.done.${done}`} />
      </Alert>
    );
  }
  if (link === "" || error || data?.consentRequest === null) {
    return (
      <Alert variant="warn">
        <FormattedMessage id="submissions.consent.ended" />
      </Alert>
    );
  }
  if (!link || !data?.consentRequest) {
    return (
      <p role="status">
        <FormattedMessage id="submissions.consent.loading" />
      </p>
    );
  }
  return (
    <Question
      asked={data.consentRequest}
      link={link}
      onDone={setDone}
      onStale={() => ask({ requestPolicy: "network-only" })}
    />
  );
}

interface QuestionProps {
  asked: NonNullable<ConsentRequestPageQuery["consentRequest"]>;
  link: string;
  onDone: (answer: "YES" | "NO") => void;
  /** The text is another by now. */
  onStale: () => void;
}

function Question({ asked, link, onDone, onStale }: QuestionProps) {
  const [{ fetching, error }, answer] = useAnswerConsentMutation();
  const language = useLanguage();
  const isKorean = asked.language === "KO";
  const title = isKorean ? (asked.titleKo ?? asked.titleEn) : (asked.titleEn ?? asked.titleKo);
  const abstract = isKorean ? (asked.abstractKo ?? asked.abstractEn) : (asked.abstractEn ?? asked.abstractKo);
  const send = async (consents: boolean) => {
    const { data, error: refused } = await answer({ link, consents, version: asked.text.version });
    if (data) onDone(consents ? "YES" : "NO");
    else if (refusalOf(refused).code === "PLEDGES_CHANGED") onStale();
  };
  return (
    <Stack gap={28} maw="var(--form)">
      <p>
        <FormattedMessage id="submissions.consent.asked" />
      </p>
      <Stack component="section" gap={8} lang={isKorean ? "ko" : "en"}>
        <Title order={2} size="h3">
          {title}
        </Title>
        <p className="meta">{asked.authors.join(", ")}</p>
        <Text className="lines">{abstract}</Text>
      </Stack>
      <Text className="lines">{language === "ko" ? asked.text.textKo : asked.text.textEn}</Text>
      {error ? (
        <Alert variant="warn" role="alert">
          <FormattedMessage
            id={
              refusalOf(error).code === "PLEDGES_CHANGED"
                ? "submissions.consent.changed"
                : "submissions.consent.ended"
            }
          />
        </Alert>
      ) : null}
      <Group gap={12}>
        <Button disabled={fetching} onClick={() => void send(true)}>
          <FormattedMessage id="submissions.consent.yes" />
        </Button>
        <Button variant="outline" disabled={fetching} onClick={() => void send(false)}>
          <FormattedMessage id="submissions.consent.no" />
        </Button>
      </Group>
    </Stack>
  );
}
