// /admin/member-management/duplicates: accounts that may belong to one person, side by side, and what was
// merged today (docs/people.md#adding-and-merging).
import { Button, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { LIST_PAGE_SIZE } from "#schema/validation/core/lists.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Link } from "#web/components/Link.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { Section } from "#web/components/Section.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type MemberDuplicatesQuery,
  useMemberDuplicatesQuery,
  useUndoMergeMutation,
} from "#web/gql/duplicates.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { pageKey, queryPath, readQuery } from "#web/page/query.ts";
import { DUPLICATES_PATH, memberPath } from "#web/paths.ts";
import { DuplicatePair } from "./DuplicatePair.tsx";
import { DuplicateSearch } from "./DuplicateSearch.tsx";

const KEYS = { page: pageKey };

export function Component() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const { page } = readQuery(KEYS, params);
  const [{ data, error, fetching }, ask] = useMemberDuplicatesQuery({
    variables: { page },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const found = data?.memberDuplicates;
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="duplicates.lede" />} mb={24} />
      {error && !data && !fetching ? (
        <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />
      ) : null}
      {found ? <DuplicateSearch search={found.search ?? null} onChanged={again} /> : null}
      {found?.search?.finishedAt && found.total === 0 ? (
        <Text role="status">
          <FormattedMessage id="duplicates.none" />
        </Text>
      ) : null}
      <Stack gap={40}>
        {found?.pairs.map((pair) => (
          <DuplicatePair key={`${pair.one.id} ${pair.other.id}`} pair={pair} onChanged={again} />
        ))}
        {found ? (
          <Pagination
            current={page}
            count={Math.max(page, Math.ceil(found.total / LIST_PAGE_SIZE))}
            disabled={fetching}
            href={(other) => queryPath(DUPLICATES_PATH, KEYS, { page: other })}
          />
        ) : null}
        {data && data.memberMerges.length > 0 ? (
          <Merges merges={data.memberMerges} onChanged={again} />
        ) : null}
      </Stack>
    </>
  );
}

interface MergesProps {
  merges: MemberDuplicatesQuery["memberMerges"];
  onChanged: () => void;
}

function Merges({ merges, onChanged }: MergesProps) {
  const language = useLanguage();
  const [{ fetching }, undo] = useUndoMergeMutation();
  const act = useAction(onChanged);
  return (
    <Section title={<FormattedMessage id="duplicates.merged" />}>
      <ul className="rows">
        {merges.map(({ id, survivor, gone, survivorId, mergedAt }) => (
          <li key={id} className="ends">
            <span>
              <FormattedMessage
                id="duplicates.mergedInto"
                values={{
                  gone,
                  survivor: <Link to={memberPath(survivorId)}>{survivor}</Link>,
                  at: formatDateTime(language, mergedAt),
                }}
              />
            </span>
            <Button
              size="sm"
              variant="outline"
              disabled={fetching}
              onClick={() => void act(undo({ id }), "duplicates.undone")}
            >
              <FormattedMessage id="duplicates.undo" />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
