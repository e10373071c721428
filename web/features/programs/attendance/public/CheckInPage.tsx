// /check-in: where helpers check people in by a link, whose token is behind the #. The QR code of a slip
// leads here, too (`?t=`): a device that has such a link finds the person; anybody else reads what the page
// is for.
import { Text } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { CheckIn } from "#web/features/programs/attendance/CheckIn.tsx";
import { CheckInStatusWords } from "#web/features/programs/attendance/CheckInStatusWords.tsx";
import { deviceStorage } from "#web/features/programs/attendance/device/device-storage.ts";
import { dropLink, savedLink, saveLink } from "#web/features/programs/attendance/device/saved-list.ts";
import { useCheckIn } from "#web/features/programs/attendance/device/use-check-in.ts";
import { OtherDayWords } from "#web/features/programs/attendance/OtherDayWords.tsx";
import { useHashLink } from "#web/page/hash-link.ts";

export function Component() {
  const intl = useIntl();
  const { search } = useLocation();
  const given = useHashLink();
  // Else the one this device has saved. Empty: there is none.
  const link = useMemo(() => (given === "" ? (savedLink(deviceStorage()) ?? "") : given), [given]);
  const ticket = new URLSearchParams(search).get("t");
  const title = intl.formatMessage({ id: "attendance.title" });
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        {link === null ? (
          <p role="status">
            <FormattedMessage id="attendance.loading" />
          </p>
        ) : link === "" ? (
          <Text>
            <FormattedMessage id={ticket === null ? "attendance.noLink" : "attendance.slip"} />
          </Text>
        ) : (
          <Linked key={link} link={link} ticket={ticket} />
        )}
      </PageBody>
    </>
  );
}

function Linked({ link, ticket }: { link: string; ticket: string | null }) {
  const intl = useIntl();
  const access = useMemo(() => ({ kind: "link" as const, link }), [link]);
  const checkIn = useCheckIn(access);
  const { status, list, unsent } = checkIn;
  useEffect(() => {
    if (status.kind === "ready") saveLink(deviceStorage(), link);
    if (status.kind === "ended") dropLink(deviceStorage());
  }, [status.kind, link]);
  if (status.kind === "failed") {
    return (
      <ErrorState
        message={intl.formatMessage({ id: "attendance.failed" })}
        onRetry={() => void checkIn.read()}
      />
    );
  }
  if (list === null) return <CheckInStatusWords status={status} unsent={unsent.length} />;
  // By the clock of the server when the list was read: that of a device may be slow.
  const now = new Date(Math.max(Date.parse(list.readAt), Date.now()));
  return (
    <>
      <Text fw={600} mb={12}>
        {list.title.text}
      </Text>
      <OtherDayWords program={list} day={seoulDay(now)} of="today" />
      <CheckIn access={access} list={list} checkIn={checkIn} ticket={ticket} />
    </>
  );
}
