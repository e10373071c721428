// Shows what is said while there is no list: it comes, it is too early, or the link has ended.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Moment } from "#web/components/Moment.tsx";
import type { CheckInStatus } from "./device/use-check-in.ts";

export function CheckInStatusWords({ status, unsent }: { status: CheckInStatus; unsent: number }) {
  return (
    <div role="status">
      <Text>
        {status.kind === "early" ? (
          <FormattedMessage id="attendance.early" values={{ at: <Moment at={status.opensAt} /> }} />
        ) : (
          <FormattedMessage id={status.kind === "ended" ? "attendance.ended" : "attendance.loading"} />
        )}
      </Text>
      {status.kind === "ended" && unsent > 0 ? (
        <Text mt={8} fw={600}>
          <FormattedMessage id="attendance.ended.unsent" values={{ count: unsent }} />
        </Text>
      ) : null}
    </div>
  );
}
