// /admin/letters: the letters to many, or those that are drafts, wait, are sent, failed or stopped; and a new one to all members.
import { Button } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { useNewLetter } from "#web/components/letters/use-new-letter.ts";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedLetterCountQuery, useManagedLettersQuery } from "#web/gql/letters.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useSession } from "#web/session/session.ts";
import { LETTERS_LIST, letterTitle, useLetterColumns } from "./letters-list.tsx";
import { useManyLetters } from "./use-many-letters.tsx";

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
  const list = useListAddress(LETTERS_LIST);
  const asked = useManagedLettersQuery({
    variables: { ...list.variables, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useManagedLetterCountQuery({
    variables: { filter: list.variables.filter },
    pause: asked[0].data?.managedLetters.hasMore !== true,
  });
  const result = useListResult(
    asked,
    ({ managedLetters }) => managedLetters,
    exact?.managedLetters.exactCount,
  );
  const isNarrowed = Object.values(list.address.filter).some((value) => value != null);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "letters.title" })}
      columns={useLetterColumns()}
      rowName={(letter) => letterTitle(letter) ?? intl.formatMessage({ id: "letters.untitled" })}
      result={result}
      actions={useManyLetters(list.variables.filter, result.onRetry)}
      empty={<FormattedMessage id={isNarrowed ? "letters.none" : "letters.empty"} />}
      emptyDetail={isNarrowed ? null : <FormattedMessage id="letters.emptyDetail" />}
    />
  );
}
