// The admission slip of an exam: when it opens, and then the slip as a PDF.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SlipButtons } from "#web/components/documents/SlipButtons.tsx";
import { seatWords } from "#web/components/programs/seat-words.ts";
import { SlipNotOpen } from "#web/features/programs/applications/SlipNotOpen.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";

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
      {hasSlip ? <Open application={application} /> : <SlipNotOpen application={application} />}
    </section>
  );
}

function Open({ application }: { application: MyApplicationFragment }) {
  const intl = useIntl();
  const { id, examNumber, site, room, seatNumber, program } = application;
  const place = [site?.name.text, room?.name.text, seatNumber && seatWords(intl, seatNumber)].filter(Boolean);
  return (
    <Stack gap={12}>
      <p>
        <FormattedMessage
          id={program.state === "ENDED" ? "applications.slip.past" : "applications.slip.now"}
          values={{ number: <strong key="number">{examNumber}</strong> }}
        />
      </p>
      {place.length === 0 ? null : <Text fw={600}>{place.join(" · ")}</Text>}
      <SlipButtons about={{ application_id: id }} />
    </Stack>
  );
}
