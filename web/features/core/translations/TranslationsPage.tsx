// /admin/translations: what one translates oneself, what waits to be looked at, and what others are at, each with its last day.
import { Group } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Link } from "#web/components/Link.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useTranslationTasksQuery } from "#web/gql/translations.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { POST_OFFICE_PATH, TRANSLATOR_MONTHS_PATH, WORD_COUNT_PATH } from "#web/paths.ts";
import { TASKS_LIST } from "./tasks-list.ts";
import { useTaskColumns } from "./use-task-columns.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="translations.lede" />}>
        <Group gap={8}>
          <ButtonLink to={TRANSLATOR_MONTHS_PATH} size="sm" variant="outline">
            <FormattedMessage id="translations.toMonths" />
          </ButtonLink>
          <ButtonLink to={WORD_COUNT_PATH} size="sm" variant="outline">
            <FormattedMessage id="translations.toWordCount" />
          </ButtonLink>
        </Group>
      </OfficeHead>
      <Translations />
    </>
  );
}

function Translations() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const list = useListAddress(TASKS_LIST);
  const asked = useTranslationTasksQuery({
    variables: { ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "translations.title" })}
      columns={useTaskColumns()}
      rowName={({ work }) => work.title.text || intl.formatMessage({ id: "translations.untitled" })}
      result={useListResult(asked, ({ translationTasks }) => translationTasks)}
      empty={<FormattedMessage id="translations.none" />}
      emptyDetail={
        <>
          <FormattedMessage id="translations.noneDetail" />{" "}
          <Link className="link" to={`${POST_OFFICE_PATH}?state=published&translation=missing,outdated`}>
            <FormattedMessage id="translations.toPosts" />
          </Link>
        </>
      }
    />
  );
}
