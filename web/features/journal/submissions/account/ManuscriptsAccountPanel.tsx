// The tab of the own manuscripts: where each is, and since when.
import { Group, Stack, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Link } from "#web/components/Link.tsx";
import { type MyManuscriptsQuery, useMyManuscriptsQuery } from "#web/gql/manuscripts.ts";
import { formatDate, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { manuscriptPath, SUBMIT_PATH } from "#web/paths.ts";
import { ManuscriptStateWord } from "./ManuscriptStateWord.tsx";
import { UnsavedManuscript } from "./UnsavedManuscript.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMyManuscriptsQuery({ requestPolicy: "cache-and-network" });
  if (!data && error && !fetching) {
    const message = intl.formatMessage({ id: "manuscripts.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="manuscripts.loading" />
      </p>
    );
  }
  const { mySubmissions, newSubmissionDrafts: drafts } = data;
  const isEmpty = mySubmissions.length === 0 && drafts.length === 0;
  const submit = (
    <ButtonLink to={SUBMIT_PATH} variant="outline">
      <FormattedMessage id="manuscripts.submit" />
    </ButtonLink>
  );
  return (
    <section aria-labelledby="my-manuscripts">
      <Group justify="space-between" mb={16} gap={12}>
        <Title id="my-manuscripts" order={2} size="h3">
          <FormattedMessage id="manuscripts.mine" />
        </Title>
        {isEmpty ? null : submit}
      </Group>
      {isEmpty ? (
        <EmptyState title={<FormattedMessage id="manuscripts.none" />} action={submit} />
      ) : (
        <ul className="ruled rows">
          {drafts.map((draft) => (
            <UnsavedManuscript key={draft.id} draft={draft} />
          ))}
          {mySubmissions.map((manuscript) => (
            <ManuscriptRow key={manuscript.id} manuscript={manuscript} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ManuscriptRow({ manuscript }: { manuscript: MyManuscriptsQuery["mySubmissions"][number] }) {
  const language = useLanguage();
  const { id, number, state, titleKo, titleEn, stateAt, dueAt, language: written } = manuscript;
  const title = written === "KO" ? (titleKo ?? titleEn) : (titleEn ?? titleKo);
  return (
    <Stack component="li" gap={8} py={20}>
      <div className="ends">
        <Title order={3} size="h5">
          <Link className="titleLink" to={manuscriptPath(id)}>
            {title ?? <FormattedMessage id="manuscripts.untitled" />}
          </Link>
        </Title>
        <ManuscriptStateWord state={state} />
      </div>
      <p className="meta">
        {number === null ? null : <span>{number}</span>}
        <time dateTime={stateAt}>
          <FormattedMessage
            id={state === "DRAFT" ? "manuscripts.begun" : "manuscripts.since"}
            values={{
              state: <FormattedMessage id={`manuscripts.state.${state}`} />,
              day: formatDate(language, stateAt),
            }}
          />
        </time>
        {dueAt === null ? null : (
          <time dateTime={dueAt}>
            <FormattedMessage id="manuscripts.until" values={{ at: formatDeadline(language, dueAt) }} />
          </time>
        )}
      </p>
    </Stack>
  );
}
