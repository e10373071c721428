// The admission slip of an exam is this page on paper: it has the number, the photo, the site and the time.
import { Button, Group, Title } from "@mantine/core";
import { mdiPrinterOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";

/** Nothing for what is no exam, or has no seat. */
export function AdmissionSlip({ application }: { application: MyApplicationFragment }) {
  const { program, state, seatNumber } = application;
  const isWaiting = program.state !== "ENDED" && program.state !== "CANCELLED";
  if (program.kind !== "KITEC" || !isWaiting) return null;
  if (state !== "CONFIRMED" && state !== "AWAITING_PAYMENT") return null;
  return (
    <section aria-labelledby="slip-title">
      <Title id="slip-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="applications.slip.title" />
      </Title>
      {seatNumber === null ? (
        <p>
          <FormattedMessage id="applications.slip.later" />
        </p>
      ) : (
        <Group gap={16} justify="space-between">
          <p>
            <FormattedMessage
              id="applications.slip.now"
              values={{ number: <strong key="number">{seatNumber}</strong> }}
            />
          </p>
          <Button
            className="screenOnly"
            variant="outline"
            size="sm"
            leftSection={<Icon path={mdiPrinterOutline} size={20} />}
            onClick={() => window.print()}
          >
            <FormattedMessage id="applications.slip.print" />
          </Button>
        </Group>
      )}
    </section>
  );
}
