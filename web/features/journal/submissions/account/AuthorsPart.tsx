// The authors in their order, and whether each consents; who has not answered can be asked once more.
import { Button, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { useAskAuthorAgainMutation } from "#web/gql/manuscripts.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { AuthorWords } from "./AuthorWords.tsx";
import { namesOf } from "./author-names.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";
import { useManuscriptAct } from "./use-manuscript-act.ts";

const COLOURS = {
  NOT_ASKED: "var(--ink-3)",
  ASKED: "var(--warn)",
  CONSENTED: "var(--ok)",
  DECLINED: "var(--bad)",
} as const;

export function AuthorsPart({ manuscript, onChanged }: ManuscriptPart) {
  const [, ask] = useAskAuthorAgainMutation();
  const { act, pending } = useManuscriptAct(onChanged);
  const { id, version, authors, state, viewerCanWrite } = manuscript;
  if (authors.length === 0) return null;
  const mayAsk = viewerCanWrite && state !== "DRAFT" && !isSubmissionOver(state);
  return (
    <section aria-labelledby="authors-title">
      <Title id="authors-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.step.authors" />
      </Title>
      <Stack component="ol" gap={12} m={0} className="bullets">
        {authors.map((author) => (
          <li key={author.id}>
            <AuthorWords author={author} showsAddress={viewerCanWrite} />
            <p className="meta">
              <Text span inherit fw={600} c={COLOURS[author.consent]}>
                <FormattedMessage id={`manuscripts.consent.${author.consent}`} />
              </Text>
              {mayAsk && author.consent !== "CONSENTED" ? (
                <AskAgain
                  author={author}
                  pending={pending}
                  onAsk={() =>
                    void act(() => ask({ id, version, authorId: author.id }), "manuscripts.consent.asked")
                  }
                />
              ) : null}
            </p>
          </li>
        ))}
      </Stack>
    </section>
  );
}

type Author = ManuscriptPart["manuscript"]["authors"][number];

/** Nobody is asked twice within a day: from when on is said instead. */
function AskAgain(props: { author: Author; pending: boolean; onAsk: () => void }) {
  const { author, pending, onAsk } = props;
  const intl = useIntl();
  const language = useLanguage();
  const { askAgainFrom } = author;
  const from = askAgainFrom === null ? null : new Date(askAgainFrom);
  if (from !== null && from > new Date()) {
    return (
      <FormattedMessage
        id="manuscripts.consent.againFrom"
        values={{ at: <time dateTime={askAgainFrom ?? ""}>{formatDateTime(language, from)}</time> }}
      />
    );
  }
  return (
    <Button
      size="sm"
      variant="subtle"
      disabled={pending}
      aria-label={intl.formatMessage(
        { id: "manuscripts.consent.againFor" },
        { name: namesOf(author, language)[0]?.name },
      )}
      onClick={onAsk}
    >
      <FormattedMessage id="manuscripts.consent.again" />
    </Button>
  );
}
