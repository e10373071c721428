// /journal/submit: how a manuscript reaches the journal. On this site: what is needed, and the way to the form. At JAMS: its address.
import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { buttonLook } from "#web/components/button-look.ts";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import {
  type JournalGuidePageQuery,
  type JournalGuidePageQueryVariables,
  useJournalGuidePageQuery,
} from "#web/gql/journal-settings.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { MANUSCRIPTS_TAB, NEW_MANUSCRIPT_PATH, PAGE_PATHS } from "#web/paths.ts";

export function Component() {
  const intl = useIntl();
  const [{ data }] = useJournalGuidePageQuery({
    variables: usePageVariables<JournalGuidePageQueryVariables>(),
  });
  if (data === undefined) return null;
  const title = intl.formatMessage({ id: "submissions.title" });
  const journal = intl.formatMessage({ id: "layout.nav.journalSection" });
  const { journalGuide: guide } = data;
  return (
    <article>
      <PageHead
        crumbs={[{ label: journal, to: PAGE_PATHS.JOURNAL_INTRODUCTION }, { label: title }]}
        heading={<h1>{title}</h1>}
      />
      <PageBody>
        <Stack gap={40} maw="var(--form)">
          {guide.guidance === "" ? null : <Guidance text={guide.guidance} />}
          {guide.flow === "JAMS" ? <AtJams guide={guide} /> : <Here guide={guide} />}
        </Stack>
      </PageBody>
    </article>
  );
}

type Guide = JournalGuidePageQuery["journalGuide"];

const Guidance = ({ text }: { text: string }) => (
  <Stack gap={16}>
    {keyed(text.split(/\n\s*\n/)).map(([key, paragraph]) => (
      <Text key={key} style={{ whiteSpace: "pre-line" }}>
        {paragraph}
      </Text>
    ))}
  </Stack>
);

function AtJams({ guide: { jamsUrl } }: { guide: Guide }) {
  return (
    <Stack gap={16} align="flex-start">
      <p>
        <FormattedMessage id="submissions.jams" />
      </p>
      {jamsUrl === null ? null : (
        <a {...buttonLook({})} href={jamsUrl} rel="noopener noreferrer">
          <FormattedMessage id="submissions.toJams" />
        </a>
      )}
    </Stack>
  );
}

function Here({ guide }: { guide: Guide }) {
  const won = (amount: number) => <FormattedMessage id="submissions.won" values={{ amount }} />;
  return (
    <>
      <section aria-labelledby="needed">
        <Title id="needed" order={2} size="h3" mb={12}>
          <FormattedMessage id="submissions.needed" />
        </Title>
        <Stack component="ul" gap={8} ps={20} m={0} style={{ listStyle: "disc" }}>
          <Line>
            <FormattedMessage id="submissions.needed.file" />
          </Line>
          <Line>
            <FormattedMessage id="submissions.needed.abstracts" />
          </Line>
          <Line>
            <FormattedMessage id="submissions.needed.authors" />
          </Line>
          {guide.membershipAsked === "NEVER" ? null : (
            <Line>
              <FormattedMessage id={`submissions.membership.${guide.membershipAsked}`} />
            </Line>
          )}
          {guide.reviewFee > 0 ? (
            <Line>
              <FormattedMessage id="submissions.reviewFee" values={{ fee: won(guide.reviewFee) }} />
            </Line>
          ) : null}
          {guide.publicationFee > 0 ? (
            <Line>
              <FormattedMessage id="submissions.publicationFee" values={{ fee: won(guide.publicationFee) }} />
            </Line>
          ) : null}
        </Stack>
      </section>
      <section aria-labelledby="way">
        <Title id="way" order={2} size="h3" mb={12}>
          <FormattedMessage id="submissions.way" />
        </Title>
        <p>
          <FormattedMessage id="submissions.way.detail" />
        </p>
      </section>
      <Stack gap={12} align="flex-start">
        <ButtonLink to={NEW_MANUSCRIPT_PATH}>
          <FormattedMessage id="submissions.write" />
        </ButtonLink>
        <ButtonLink to={MANUSCRIPTS_TAB} variant="outline">
          <FormattedMessage id="submissions.mine" />
        </ButtonLink>
      </Stack>
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) => <li>{children}</li>;
