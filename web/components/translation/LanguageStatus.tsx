import { Group, Text } from "@mantine/core";
import { mdiAlertOutline, mdiCheck, mdiCircleOutline, mdiEyeOutline, mdiPencilOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import type { LanguageState } from "#web/gql/enums.ts";
import type { LanguageStatusPartsFragment } from "#web/gql/translation-work.ts";

const LOOKS = {
  MISSING: { icon: mdiCircleOutline, tone: "quiet" },
  DRAFT: { icon: mdiPencilOutline, tone: "plain" },
  IN_REVIEW: { icon: mdiEyeOutline, tone: "now" },
  PUBLISHED: { icon: mdiCheck, tone: "ok" },
  OUTDATED: { icon: mdiAlertOutline, tone: "warn" },
} as const satisfies Record<LanguageState, object>;

/** A language with its state, and how many of its paragraphs wait since which version. */
export function LanguageStatus({ status }: { status: LanguageStatusPartsFragment }) {
  const { language, state, waiting } = status;
  const since = Math.min(...waiting.flatMap((pair) => pair.since ?? []));
  return (
    <Group component="span" display="inline-flex" gap="0 8px" fz="sm">
      <FormattedMessage id={`translation.work.language.${language}`} />
      <StateWord {...LOOKS[state]}>
        <FormattedMessage id={`translation.work.state.${state}`} />
      </StateWord>
      {waiting.length === 0 ? null : (
        <Text span fz="sm" c="var(--ink-3)">
          <FormattedMessage id="translation.work.waiting" values={{ count: waiting.length, since }} />
        </Text>
      )}
    </Group>
  );
}
