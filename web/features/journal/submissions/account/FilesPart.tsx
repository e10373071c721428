// The files of each version, and what changed in the words between two of them.
import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { ChangedLine } from "#web/components/versions/ChangedLine.tsx";
import { useManuscriptChangesQuery } from "#web/gql/manuscripts.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";

export function FilesPart({ manuscript: { id, files, language } }: ManuscriptPart) {
  const parts = files.filter(({ kind }) => kind === "MANUSCRIPT" || kind === "FIGURE");
  const rounds = [...new Set(parts.map(({ round }) => round))].sort((one, other) => other - one);
  const [compared, setCompared] = useState<number | null>(null);
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="files-title">
      <Title id="files-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.files" />
      </Title>
      <Stack gap={20}>
        {rounds.map((round) => (
          <div key={round}>
            <Title order={3} size="h5" mb={4}>
              <FormattedMessage id="manuscripts.version" values={{ round }} />
            </Title>
            <LockedFiles files={parts.filter((one) => one.round === round).map(({ file }) => file)} />
            {rounds.includes(round - 1) ? (
              <Button
                size="sm"
                variant="subtle"
                aria-expanded={compared === round}
                onClick={() => setCompared(compared === round ? null : round)}
              >
                <FormattedMessage id="manuscripts.compare" values={{ round: round - 1 }} />
              </Button>
            ) : null}
            {compared === round ? (
              <Changes id={id} round={round} lang={language === "KO" ? "ko" : "en"} />
            ) : null}
          </div>
        ))}
      </Stack>
    </section>
  );
}

function Changes({ id, round, lang }: { id: number; round: number; lang: "ko" | "en" }) {
  const intl = useIntl();
  const [{ data }] = useManuscriptChangesQuery({ variables: { id, round } });
  if (data === undefined) {
    return (
      <p role="status">
        <FormattedMessage id="manuscripts.loading" />
      </p>
    );
  }
  const changes = data.mySubmission?.changes ?? null;
  if (changes === null || changes.length === 0) {
    return (
      <Text c="var(--ink-2)">
        <FormattedMessage id={changes === null ? "manuscripts.compare.unread" : "manuscripts.compare.same"} />
      </Text>
    );
  }
  return (
    <div>
      {keyed(changes).map(([key, line]) => (
        <ChangedLine
          key={key}
          line={line}
          lang={lang}
          words={{
            kind: (kind) => <FormattedMessage id="versions.changes.kind" values={{ kind }} />,
            spoken: (kind) => intl.formatMessage({ id: "versions.changes.spoken" }, { kind }),
          }}
        />
      ))}
    </div>
  );
}
