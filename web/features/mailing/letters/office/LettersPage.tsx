// /admin/letters: the letters to many, newest first, how far each has come; and a new one to all members.
import { Button, Text } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { useNewLetter } from "#web/components/letters/use-new-letter.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import rows from "#web/components/office-rows.module.css";
import { useLettersQuery } from "#web/gql/letters.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useSession } from "#web/session/session.ts";
import { LetterRow } from "./LetterRow.tsx";

export function Component() {
  const { user } = useSession();
  const begin = useNewLetter();
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="letters.lede" />} mb={24}>
        {user?.canManageMembers ? (
          <Button size="sm" onClick={() => void begin({ members: {} })}>
            <Icon path={mdiPlus} />
            <FormattedMessage id="letters.toAll" />
          </Button>
        ) : null}
      </OfficeHead>
      <Letters />
    </>
  );
}

function Letters() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useLettersQuery({
    variables: { language },
    requestPolicy: "cache-and-network",
  });
  if (!data) {
    if (error && !fetching) {
      const message = intl.formatMessage({ id: "letters.failed" });
      return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
    }
    return (
      <Text role="status">
        <FormattedMessage id="list.loading" />
      </Text>
    );
  }
  if (data.letters.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="letters.empty" />}
        detail={<FormattedMessage id="letters.emptyDetail" />}
      />
    );
  return (
    <ul className={rows.list}>
      {data.letters.map((letter) => (
        <li key={letter.id} className={rows.row}>
          <LetterRow letter={letter} />
        </li>
      ))}
    </ul>
  );
}
