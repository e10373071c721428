// One text that is being translated: what it is, how far both languages are, whose it is and until when.
import { Group, Text } from "@mantine/core";
import { mdiAlertOutline, mdiMessageOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { LanguageStanding } from "#web/components/translation/LanguageStanding.tsx";
import type { TranslationWorksQuery } from "#web/gql/translations.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { addressOfText } from "./text-address.ts";

export type Work = TranslationWorksQuery["translationWorks"][number];

export function TranslationRow({ work }: { work: Work }) {
  const { title, board, kind, languages, task, openRemarks } = work;
  return (
    <>
      <div style={{ minWidth: 0 }}>
        <Text fz="sm" fw={600} c="var(--primary)">
          {board !== null ? (
            <FormattedMessage id={`enums.Board.${board}`} />
          ) : kind !== null ? (
            <FormattedMessage id={`enums.ProgramKind.${kind}`} />
          ) : (
            <FormattedMessage id="translations.page" />
          )}
        </Text>
        <Text my={2} fz="md" fw={600} style={{ overflowWrap: "anywhere" }}>
          <Link className="titleLink" to={addressOfText(work)}>
            {title.text === "" ? <FormattedMessage id="translations.untitled" /> : <Localized text={title} />}
          </Link>
        </Text>
        <Group gap="2px 24px">
          {languages.map((standing) => (
            <LanguageStanding key={standing.language} standing={standing} />
          ))}
          {openRemarks === 0 ? null : (
            <StateWord icon={mdiMessageOutline} tone="warn">
              <FormattedMessage id="translations.remarks" values={{ count: openRemarks }} />
            </StateWord>
          )}
        </Group>
      </div>
      {task === null ? null : <Whose task={task} />}
    </>
  );
}

function Whose({ task }: { task: NonNullable<Work["task"]> }) {
  const language = useLanguage();
  const { assigneeName, dueOn, handedInAt } = task;
  const isLate = dueOn !== null && handedInAt === null && dueOn < isoDay(new Date());
  const date = dueOn === null ? null : formatDate(language, fromSeoul(`${dueOn}T00:00`));
  return (
    <div>
      <Text fz="sm">{assigneeName ?? <FormattedMessage id="translation.work.nobody" />}</Text>
      {date === null ? null : (
        <StateWord
          icon={isLate ? mdiAlertOutline : null}
          tone={isLate ? "bad" : "plain"}
          fw={isLate ? 600 : 400}
        >
          <FormattedMessage id={isLate ? "translations.late" : "translations.due"} values={{ date }} />
        </StateWord>
      )}
    </div>
  );
}
