// /admin/rater-fees: what is due to the raters of each session, and who they are as a file, for the treasurer.
import { Box, Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import table from "#web/components/charts/table.module.css";
import { Localized } from "#web/components/Localized.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { type RaterFeesQuery, useRaterFeesQuery } from "#web/gql/exam-scoring.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { RatersExport } from "./RatersExport.tsx";

type Session = RaterFeesQuery["raterFees"][number];

export function Component() {
  const intl = useIntl();
  const [exported, setExported] = useState<Session | null>(null);
  const [{ data, error, fetching }, ask] = useRaterFeesQuery({
    variables: { language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  if (!data) {
    const again = () => ask({ requestPolicy: "network-only" });
    return <OfficeWaiting asked={{ error, fetching }} failed="errors.INTERNAL" onRetry={again} />;
  }
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="exam-scoring.rater-fees.lede" />} mb={24} />
      {data.raterFees.length === 0 ? (
        <Text role="status">
          <FormattedMessage id="exam-scoring.rater-fees.none" />
        </Text>
      ) : (
        <ScrollRegion label={intl.formatMessage({ id: "exam-scoring.rater-fees.title" })} isGroup>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="exam-scoring.rater-fees.session" />
                </th>
                {(["raters", "done", "due"] as const).map((figure) => (
                  <th key={figure} scope="col" className={table.figure}>
                    <FormattedMessage id={`exam-scoring.rater-fees.${figure}`} />
                  </th>
                ))}
                <th scope="col">
                  <FormattedMessage id="exam-scoring.actions" />
                </th>
              </tr>
            </thead>
            <tbody>
              {data.raterFees.map((session) => (
                <SessionRow key={session.programId} session={session} onExport={() => setExported(session)} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {exported === null ? null : (
        <RatersExport
          programId={exported.programId}
          count={exported.raters}
          onClose={() => setExported(null)}
        />
      )}
    </>
  );
}

function SessionRow({ session, onExport }: { session: Session; onExport: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const { title, startsAt, raters, done, due } = session;
  return (
    <tr>
      <Box component="th" scope="row" miw={200}>
        <Localized text={title} />
        <p className="meta">
          <span>{formatDate(language, startsAt)}</span>
        </p>
      </Box>
      <td className={table.figure}>{intl.formatNumber(raters)}</td>
      <td className={table.figure}>{intl.formatNumber(done)}</td>
      <td className={table.figure}>
        <Won amount={due} />
      </td>
      <td>
        <Button size="compact-sm" variant="subtle" onClick={onExport}>
          <FormattedMessage id="exam-scoring.raters.export" />
          <span className="spoken"> {title.text}</span>
        </Button>
      </td>
    </tr>
  );
}
