// Whether the examinees of a session read their results: not yet, from a minute on, or since one; and the way from each to the next.

import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ApplicantsProgram } from "./applicants-list.ts";
import { ReleaseDialog } from "./ReleaseDialog.tsx";
import { WithholdDialog } from "./WithholdDialog.tsx";

export function ResultsRelease({ program }: { program: ApplicantsProgram }) {
  const language = useLanguage();
  const [asked, ask] = useState<"release" | "withhold" | null>(null);
  const { resultsReleasedAt, resultsAreReleased } = program;
  const state = resultsReleasedAt === null ? "none" : resultsAreReleased ? "released" : "planned";
  const at = resultsReleasedAt === null ? "" : formatDateTime(language, resultsReleasedAt);
  const close = () => ask(null);
  return (
    <Group gap="8px 16px" mb={20}>
      <Text fw={600} role="status">
        <FormattedMessage id={`applicants.results.${state}`} values={{ at }} />
      </Text>
      <Group gap={8}>
        {state === "released" ? null : (
          <Button size="sm" variant="outline" onClick={() => ask("release")}>
            <FormattedMessage
              id={state === "none" ? "applicants.results.release" : "applicants.results.move"}
            />
          </Button>
        )}
        {state === "none" ? null : (
          <Button size="sm" variant="subtle" onClick={() => ask("withhold")}>
            <FormattedMessage
              id={state === "planned" ? "applicants.results.callOff" : "applicants.results.takeBack"}
            />
          </Button>
        )}
      </Group>
      {asked === "release" ? <ReleaseDialog program={program} onClose={close} /> : null}
      {asked === "withhold" ? <WithholdDialog program={program} onClose={close} /> : null}
    </Group>
  );
}
