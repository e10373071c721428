// Shows how old the list is, and what this device has not sent yet.
import { Button, Group, Text } from "@mantine/core";
import { mdiCloudCheckOutline, mdiCloudOffOutline, mdiCloudUploadOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { StateWord } from "#web/components/StateWord.tsx";
import type { UnsentRecord } from "./device/unsent-records.ts";
import type { RefusedRecord } from "./device/use-unsent.ts";

interface ConnectionLineProps {
  count: number;
  /** Milliseconds since the list was read. */
  age: number;
  unsent: readonly UnsentRecord[];
  refused: readonly RefusedRecord[];
  isAway: boolean;
  read: () => Promise<void>;
  send: () => Promise<void>;
}

export function ConnectionLine({ count, age, unsent, refused, isAway, read, send }: ConnectionLineProps) {
  const waiting = unsent.length;
  // Of a device that has recorded nothing there is nothing to say but that it is connected.
  const [hasRecorded, setRecorded] = useState(waiting > 0);
  if (waiting > 0 && !hasRecorded) setRecorded(true);
  const sent = hasRecorded ? "attendance.sent" : "attendance.connected";
  const icon = isAway ? mdiCloudOffOutline : waiting > 0 ? mdiCloudUploadOutline : mdiCloudCheckOutline;
  // Where records were not stored, the list of them says so alone (RefusedRecords.tsx).
  const isRefused = !isAway && waiting === 0 && refused.length > 0;
  return (
    <Group justify="space-between" gap="4px 12px">
      <div>
        <div role="status">
          {isRefused ? null : (
            <StateWord icon={icon} tone={isAway ? "warn" : waiting > 0 ? "now" : "ok"}>
              <FormattedMessage
                id={isAway ? "attendance.away" : waiting > 0 ? "attendance.unsent" : sent}
                values={{ count: waiting }}
              />
            </StateWord>
          )}
        </div>
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="attendance.read" values={{ count, minutes: Math.floor(age / MINUTE) }} />
        </Text>
      </div>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          void send();
          void read();
        }}
      >
        <FormattedMessage id="attendance.refresh" />
      </Button>
    </Group>
  );
}
