// /admin/translations/word-count: the words of chosen texts that are being translated, by what of them is
// new, fuzzy, repeated or translated, and the same as a file.
import { Button, Checkbox, Group, Text } from "@mantine/core";
import { mdiTrayArrowDown } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { COUNTED_TEXTS_MAX } from "#schema/validation/core/translation/word-count.ts";
import { COUNT_COLUMNS } from "#schema/validation/overview/translation-work.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { CountTable } from "#web/components/translation/CountTable.tsx";
import { useTranslationCountsQuery } from "#web/gql/count.ts";
import { useCountableTextsQuery } from "#web/gql/word-count.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { TRANSLATIONS_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="word-count.lede" />}>
        <ButtonLink to={TRANSLATIONS_PATH} size="sm" variant="outline">
          <FormattedMessage id="word-count.toTranslations" />
        </ButtonLink>
      </OfficeHead>
      <Chosen />
    </>
  );
}

/** Texts that may be chosen from: the newest ones. */
const SHOWN = 100;

function Chosen() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const pause = !useSession().isAuthenticated;
  const [{ data, error: away }, ask] = useCountableTextsQuery({
    variables: { size: SHOWN, language },
    pause,
  });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [exporting, setExporting] = useState(false);
  const tasks = data?.translationTasks.items ?? [];
  const counted = tasks.filter(({ id }) => chosen.includes(id)).toSorted((one, other) => one.id - other.id);
  const of = counted.map(({ work: { place, id, page } }) => ({ place, id, page }));
  const [{ data: found, error, fetching }, count] = useTranslationCountsQuery({
    variables: { of, language },
    requestPolicy: "network-only",
    pause: of.length === 0,
  });
  const counts = of.length === 0 ? [] : (found?.translationCounts ?? []);
  const failed = intl.formatMessage({ id: "translation.count.failed" });
  const isFull = chosen.length >= COUNTED_TEXTS_MAX;
  if (away && !data)
    return (
      <ErrorState
        message={intl.formatMessage({ id: errorMessageId(refusalOf(away).code) })}
        onRetry={() => ask({ requestPolicy: "network-only" })}
      />
    );
  return (
    <>
      <Checkbox.Group
        label={<FormattedMessage id="word-count.texts" values={{ most: COUNTED_TEXTS_MAX }} />}
        value={chosen.map(String)}
        onChange={(ids) => setChosen(ids.map(Number))}
      >
        {tasks.map(({ id, work: { title } }) => (
          <Checkbox
            key={id}
            my={8}
            value={String(id)}
            disabled={isFull && !chosen.includes(id)}
            label={
              title.text === "" ? <FormattedMessage id="translations.untitled" /> : <Localized text={title} />
            }
          />
        ))}
      </Checkbox.Group>
      {data && tasks.length === 0 ? (
        <Text c="var(--ink-2)">
          <FormattedMessage id="word-count.none" />
        </Text>
      ) : null}
      <Group role="status" mih={44} gap="4px 20px" justify="space-between">
        <Text c="var(--ink-2)">
          <FormattedMessage
            id={fetching ? "word-count.counting" : "word-count.chosen"}
            values={{ count: of.length }}
          />
        </Text>
        {counts.length === 0 ? null : (
          <Button
            size="sm"
            variant="subtle"
            fz="sm"
            leftSection={<Icon path={mdiTrayArrowDown} size={18} />}
            onClick={() => setExporting(true)}
          >
            <FormattedMessage id="list.export.open" />
          </Button>
        )}
      </Group>
      {error && of.length > 0 ? (
        <ErrorState message={failed} onRetry={() => count({ requestPolicy: "network-only" })} />
      ) : null}
      {counts.length === 0 ? null : (
        <CountTable counts={counts} label={intl.formatMessage({ id: "word-count.title" })} />
      )}
      {exporting ? (
        <ExportDialog
          count={counts.length}
          request={{
            list: "translationCounts",
            filter: {},
            sort: "TITLE",
            descending: false,
            ids: counted.map(({ id }) => id),
            sheet: intl.formatMessage({ id: "word-count.title" }),
            columns: COUNT_COLUMNS.map((key) => ({
              key,
              heading: intl.formatMessage({ id: `word-count.column.${key}` }),
            })),
          }}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </>
  );
}
