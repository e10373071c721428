// The columns of the list of translations: which text, how far its languages are, whose it is and until when.
import { mdiAlertOutline, mdiMessageOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { LanguageStatus } from "#web/components/translation/LanguageStatus.tsx";
import type { TranslationTasksQuery } from "#web/gql/translations.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { addressOfText } from "./text-address.ts";

type ListedTask = TranslationTasksQuery["translationTasks"]["items"][number];
type Work = ListedTask["work"];

export function useTaskColumns(): readonly ListColumn<ListedTask>[] {
  const intl = useIntl();
  const column = (
    key: "title" | "place" | "korean" | "english" | "remarks" | "who" | "due" | "handedIn" | "created",
  ) => ({ key, heading: intl.formatMessage({ id: `translations.column.${key}` }) });
  const status = (language: "KO" | "EN") => (row: ListedTask) =>
    row.work.languages
      .filter((one) => one.language === language)
      .map((one) => <LanguageStatus key={one.language} status={one} />);
  return [
    {
      ...column("title"),
      cell: ({ work }) => (
        <Link to={addressOfText(work)}>
          {work.title.text === "" ? (
            <FormattedMessage id="translations.untitled" />
          ) : (
            <Localized text={work.title} />
          )}
        </Link>
      ),
    },
    { ...column("place"), cell: ({ work }) => <Place work={work} /> },
    { ...column("korean"), cell: status("KO") },
    { ...column("english"), cell: status("EN"), isStatus: true },
    {
      ...column("remarks"),
      cell: ({ work: { openRemarks } }) =>
        openRemarks === 0 ? (
          <Nothing />
        ) : (
          <StateWord icon={mdiMessageOutline} tone="warn">
            <FormattedMessage id="translations.remarks" values={{ count: openRemarks }} />
          </StateWord>
        ),
    },
    {
      ...column("who"),
      cell: ({ work: { task } }) => task?.assigneeName ?? <FormattedMessage id="translation.work.nobody" />,
    },
    { ...column("due"), sort: "DUE", staysWhole: true, cell: ({ work }) => <Due task={work.task} /> },
    {
      ...column("handedIn"),
      cell: ({ work: { task } }) => (task?.handedInAt ? <Moment at={task.handedInAt} /> : <Nothing />),
    },
    {
      ...column("created"),
      sort: "CREATED",
      cell: ({ work: { task } }) => (task ? <Day at={task.createdAt} /> : <Nothing />),
    },
  ];
}

function Place({ work: { board, kind } }: { work: Work }) {
  if (board !== null) return <FormattedMessage id={`enums.Board.${board}`} />;
  if (kind !== null) return <FormattedMessage id={`enums.ProgramKind.${kind}`} />;
  return <FormattedMessage id="translations.page" />;
}

function Due({ task }: Pick<Work, "task">) {
  const language = useLanguage();
  const dueOn = task?.dueOn ?? null;
  if (dueOn === null) return <Nothing />;
  const isLate = task?.handedInAt == null && dueOn < isoDay(new Date());
  const date = formatDate(language, fromSeoul(`${dueOn}T00:00`));
  return isLate ? (
    <StateWord icon={mdiAlertOutline} tone="bad" fw={600}>
      <FormattedMessage id="translations.late" values={{ date }} />
    </StateWord>
  ) : (
    <time dateTime={dueOn}>{date}</time>
  );
}
