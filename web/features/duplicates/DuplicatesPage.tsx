// /admin/member-management/duplicates: accounts that may belong to one person, side by side, and what was merged today (decision 176).
import { Button, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { Section } from "#web/components/Section.tsx";
import { useToldDeed } from "#web/components/toasts/use-told-deed.ts";
import {
  type MemberDuplicatesQuery,
  useMemberDuplicatesQuery,
  useUndoMergeMutation,
} from "#web/gql/duplicates.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { memberPath } from "#web/paths.ts";
import { DuplicatePair } from "./DuplicatePair.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMemberDuplicatesQuery({ requestPolicy: "network-only" });
  const again = () => ask({ requestPolicy: "network-only" });
  const pairs = data?.memberDuplicates ?? [];
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="duplicates.lede" />} mb={24} />
      {error && !data && !fetching ? (
        <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />
      ) : null}
      {data && pairs.length === 0 ? (
        <Text role="status">
          <FormattedMessage id="duplicates.none" />
        </Text>
      ) : null}
      <Stack gap={40}>
        {pairs.map((pair) => (
          <DuplicatePair key={`${pair.one.id} ${pair.other.id}`} pair={pair} onChanged={again} />
        ))}
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
  const deed = useToldDeed(onChanged);
  return (
    <Section title={<FormattedMessage id="duplicates.merged" />}>
      <ul className="rows">
        {merges.map(({ id, kept, gone, keptId, mergedAt }) => (
          <li key={id} className="ends">
            <span>
              <FormattedMessage
                id="duplicates.mergedInto"
                values={{
                  gone,
                  kept: <Link to={memberPath(keptId)}>{kept}</Link>,
                  at: formatDateTime(language, mergedAt),
                }}
              />
            </span>
            <Button
              size="sm"
              variant="outline"
              disabled={fetching}
              onClick={() => void deed(undo({ id }), "duplicates.undone")}
            >
              <FormattedMessage id="duplicates.undo" />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
