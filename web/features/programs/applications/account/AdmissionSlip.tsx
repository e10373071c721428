// The admission slip of an exam: when it opens, and then the slip as a PDF.
import { Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { SlipButtons } from "#web/components/documents/SlipButtons.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** Nothing for what is no exam, or has no seat. */
export function AdmissionSlip({ application }: { application: MyApplicationFragment }) {
  const { program, state, hasSlip } = application;
  const isWaiting = program.state !== "ENDED" && program.state !== "CANCELLED";
  if (program.kind !== "KITEC" || !(isWaiting || hasSlip)) return null;
  if (state !== "CONFIRMED" && state !== "AWAITING_PAYMENT" && !hasSlip) return null;
  return (
    <section aria-labelledby="slip-title">
      <Title id="slip-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="applications.slip.title" />
      </Title>
      {hasSlip ? <Open application={application} /> : <NotOpen application={application} />}
    </section>
  );
}

function Open({ application: { id, examNumber } }: { application: MyApplicationFragment }) {
  return (
    <Stack gap={12}>
      <p>
        <FormattedMessage
          id="applications.slip.now"
          values={{ number: <strong key="number">{examNumber}</strong> }}
        />
      </p>
      <SlipButtons about={{ application_id: id }} />
    </Stack>
  );
}

function NotOpen({ application: { slipFrom } }: { application: MyApplicationFragment }) {
  const language = useLanguage();
  const isPlanned = slipFrom !== null && Date.parse(slipFrom) > Date.now();
  return (
    <p>
      <FormattedMessage
        id={isPlanned ? "applications.slip.planned" : "applications.slip.later"}
        values={{ at: slipFrom === null ? "" : formatDateTime(language, slipFrom) }}
      />
    </p>
  );
}
