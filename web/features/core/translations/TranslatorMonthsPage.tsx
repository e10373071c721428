// /admin/translations/months: what each translator translated in a month and for how long, for the treasurer;
// a translator sees and enters the own.
import { Button } from "@mantine/core";
import { mdiClockPlusOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useTranslatorMonthsQuery } from "#web/gql/translator-months.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { useSession } from "#web/session/session.ts";
import { HoursDialog } from "./HoursDialog.tsx";
import { MONTHS_LIST, monthIn, useMonthColumns, useMonths } from "./translator-months-list.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="translator-months.lede" />} />
      <Months />
    </>
  );
}

function Months() {
  const intl = useIntl();
  const language = useLanguage();
  const { user } = useSession();
  const [isEntering, setEntering] = useState(false);
  const list = useListAddress(MONTHS_LIST);
  const asked = useTranslatorMonthsQuery({
    variables: list.variables,
    requestPolicy: "cache-and-network",
  });
  const result = useListResult(asked, ({ translatorMonths }) => translatorMonths);
  const gone = intl.formatMessage({ id: "translator-months.gone" });
  const mayEnter = user?.canWritePosts === true || user?.canWritePrograms === true;
  return (
    <>
      <OfficeList
        list={list}
        caption={intl.formatMessage({ id: "translator-months.title" })}
        columns={useMonthColumns()}
        rowName={({ translator, month }) => `${translator ?? gone}, ${monthIn(language, month)}`}
        options={{ month: useMonths() }}
        result={result}
        empty={<FormattedMessage id="translator-months.empty" />}
        emptyDetail={<FormattedMessage id="translator-months.emptyDetail" />}
        exporting={{ list: "translatorMonths" }}
        summary={
          mayEnter ? (
            <Button
              size="sm"
              variant="outline"
              leftSection={<Icon path={mdiClockPlusOutline} size={18} />}
              onClick={() => setEntering(true)}
            >
              <FormattedMessage id="translator-months.enter" />
            </Button>
          ) : null
        }
      />
      {isEntering ? <HoursDialog onClose={() => setEntering(false)} onChanged={result.onRetry} /> : null}
    </>
  );
}
