// Shows what happened to a manuscript, in order, with its days.
import { DataList, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function DateLine({ manuscript }: { manuscript: FollowedManuscriptFragment }) {
  const language = useLanguage();
  const { number, moves, dueAt, downloads } = manuscript;
  return (
    <Stack component="section" gap={12} aria-labelledby="date-line">
      <Title id="date-line" order={2} size="h4">
        <FormattedMessage id="manuscripts.line" />
      </Title>
      {number === null ? null : (
        <p className="meta">
          <FormattedMessage id="manuscripts.number" values={{ number }} />
        </p>
      )}
      {moves.length === 0 ? (
        <Text c="var(--ink-3)">
          <FormattedMessage id="manuscripts.line.none" />
        </Text>
      ) : (
        <DataList>
          {moves.map(({ to, createdAt }) => (
            <DataList.Item key={createdAt}>
              <DataList.ItemLabel>
                <time dateTime={createdAt}>{formatDate(language, createdAt)}</time>
              </DataList.ItemLabel>
              <DataList.ItemValue>
                <FormattedMessage id={`manuscripts.state.${to}`} />
              </DataList.ItemValue>
            </DataList.Item>
          ))}
          {dueAt === null ? null : (
            <DataList.Item>
              <DataList.ItemLabel>
                <time dateTime={dueAt}>{formatDate(language, new Date(Date.parse(dueAt) - 1))}</time>
              </DataList.ItemLabel>
              <DataList.ItemValue>
                <FormattedMessage id="manuscripts.line.due" />
              </DataList.ItemValue>
            </DataList.Item>
          )}
        </DataList>
      )}
      {downloads === null ? null : (
        <p>
          <FormattedMessage id="manuscripts.downloads" values={{ count: downloads }} />
        </p>
      )}
    </Stack>
  );
}
