// The authors in their order, and whether each consents; who has not answered can be asked once more.
import { Button, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { isSubmissionOver } from "#schema/validation/submission-state.ts";
import { useAskAuthorAgainMutation } from "#web/gql/manuscripts.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";
import { useManuscriptAct } from "./use-manuscript-act.ts";

const COLOURS = {
  NOT_ASKED: "var(--ink-3)",
  ASKED: "var(--warn)",
  CONSENTED: "var(--ok)",
  DECLINED: "var(--bad)",
} as const;

export function AuthorsPart({ manuscript, onChanged }: ManuscriptPart) {
  const intl = useIntl();
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
      <Stack component="ol" gap={12} ps={20} m={0} style={{ listStyle: "decimal" }}>
        {authors.map(
          ({ id: authorId, nameKo, givenName, familyName, affiliationKo, affiliationEn, ...author }) => {
            const latin = [givenName, familyName].filter(Boolean).join(" ");
            const name = nameKo ?? latin;
            return (
              <li key={authorId}>
                <Text span fw={600}>
                  {name}
                </Text>{" "}
                {nameKo !== null && latin !== "" ? <span lang="en">({latin}) </span> : null}
                <Text span c="var(--ink-2)">
                  {affiliationKo ?? affiliationEn}
                </Text>
                {author.isCorresponding ? (
                  <Text span c="var(--ink-2)">
                    {" · "}
                    <FormattedMessage id="manuscripts.field.isCorresponding" />
                  </Text>
                ) : null}
                <p className="meta">
                  <Text span inherit fw={600} c={COLOURS[author.consent]}>
                    <FormattedMessage id={`manuscripts.consent.${author.consent}`} />
                  </Text>
                  {mayAsk && author.consent !== "CONSENTED" ? (
                    <Button
                      size="sm"
                      variant="subtle"
                      disabled={pending}
                      aria-label={intl.formatMessage({ id: "manuscripts.consent.againFor" }, { name })}
                      onClick={() =>
                        void act(() => ask({ id, version, authorId }), "manuscripts.consent.asked")
                      }
                    >
                      <FormattedMessage id="manuscripts.consent.again" />
                    </Button>
                  ) : null}
                </p>
              </li>
            );
          },
        )}
      </Stack>
    </section>
  );
}
