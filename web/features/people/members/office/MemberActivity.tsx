// Shows when somebody last used the account, and what dormancy has to do with it (decision 241).
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function MemberActivity({ record }: { record: NonNullable<ManagedMemberFragment["record"]> }) {
  const language = useLanguage();
  const { lastActiveAt, dormancyNoticeAt, dormantAt } = record;
  const day = (at: string) => ({ day: formatDate(language, at) });
  return (
    <Text mb={20} mt={-12} fz="sm" c="var(--ink-2)">
      <FormattedMessage id="member-office.activity" values={day(lastActiveAt)} />
      {dormantAt === null ? null : (
        <>
          {" · "}
          <FormattedMessage id="member-office.activity.dormant" values={day(dormantAt)} />
        </>
      )}
      {dormantAt !== null || dormancyNoticeAt === null ? null : (
        <>
          {" · "}
          <FormattedMessage id="member-office.activity.notified" values={day(dormancyNoticeAt)} />
        </>
      )}
    </Text>
  );
}
