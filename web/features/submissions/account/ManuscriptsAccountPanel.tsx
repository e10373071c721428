// The tab of the own manuscripts: where each stands, and since when.
import { Group, Stack, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Link } from "#web/components/Link.tsx";
import { type MyManuscriptsQuery, useMyManuscriptsQuery } from "#web/gql/manuscripts.ts";
import { formatDate, formatDateTime, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { manuscriptPath, NEW_MANUSCRIPT_PATH, SUBMIT_PATH } from "#web/paths.ts";
import { ManuscriptStateWord } from "./ManuscriptStateWord.tsx";
import { restoreManuscript } from "./manuscript-values.ts";

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
  const { mySubmissions, newSubmissionDraft: draft } = data;
  const isEmpty = mySubmissions.length === 0 && draft === null;
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
          {draft === null ? null : <UnsavedRow draft={draft} />}
          {mySubmissions.map((manuscript) => (
            <ManuscriptRow key={manuscript.id} manuscript={manuscript} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Draft = NonNullable<MyManuscriptsQuery["newSubmissionDraft"]>;

/** A new manuscript that was typed and never saved: its form offers it again. */
function UnsavedRow({ draft: { payload, updatedAt } }: { draft: Draft }) {
  const language = useLanguage();
  const values = restoreManuscript(Object(payload).values);
  return (
    <Stack component="li" gap={8} py={20}>
      <Title order={3} size="h5" style={{ overflowWrap: "anywhere" }}>
        <Link className="titleLink" to={NEW_MANUSCRIPT_PATH}>
          {values?.titleKo || values?.titleEn || <FormattedMessage id="manuscripts.untitled" />}
        </Link>
      </Title>
      <p className="meta">
        <span>
          <FormattedMessage
            id="manuscripts.unsaved"
            values={{
              at: <time dateTime={updatedAt}>{formatDateTime(language, updatedAt)}</time>,
            }}
          />
        </span>
      </p>
    </Stack>
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
