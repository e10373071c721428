// Sends what this device recorded, soon after it was recorded and again until it is answered.
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import { SECOND } from "#schema/validation/core/durations.ts";
import { RECORDS_AT_ONCE } from "#schema/validation/programs/attendance.ts";
import { newRequestKey } from "#web/browser/request-key.ts";
import type { AttendanceOutcome, AttendanceState } from "#web/gql/enums.ts";
import { type CheckInAccess, sendRecords } from "./check-in-source.ts";
import { deviceStorage } from "./device-storage.ts";
import { removeSent, saveUnsent, type UnsentRecord, unsentRecords } from "./unsent-records.ts";

const AGAIN_EVERY = 5 * SECOND;

/** A record that the server did not store. */
export interface RefusedRecord extends UnsentRecord {
  readonly outcome: AttendanceOutcome;
}

export interface NewRecord {
  readonly applicationId: number;
  readonly occasion: string;
  readonly state: AttendanceState | null;
  readonly seat?: string | null;
  readonly note?: string | null;
}

const isStored = (outcome: AttendanceOutcome) => outcome === "SAVED" || outcome === "OUTDATED";

/** @param programId null until the list is read */
export function useUnsent(
  access: CheckInAccess,
  programId: number | null,
  onAccepted: (records: readonly UnsentRecord[]) => void,
) {
  const client = useClient();
  // Of this visit to the page: a reload is another device, and the records of this one are sent by it.
  const [device] = useState(newRequestKey);
  const sequence = useRef(0);
  const sending = useRef(false);
  const [unsent, setUnsent] = useState<readonly UnsentRecord[]>([]);
  const [refused, setRefused] = useState<readonly RefusedRecord[]>([]);
  const [isAway, setAway] = useState(false);

  const send = useCallback(async () => {
    if (programId === null || sending.current) return;
    sending.current = true;
    const storage = deviceStorage();
    for (;;) {
      const waiting = unsentRecords(storage, programId);
      const [first] = waiting;
      if (!first) break;
      const part = waiting.filter((one) => one.device === first.device).slice(0, RECORDS_AT_ONCE);
      const records = part.map(({ device: _device, ...record }) => record);
      const batch = { device: first.device, sentAt: new Date().toISOString(), records };
      const results = await sendRecords({ client, access }, batch);
      setAway(results === null || results === "ended");
      if (results === null || results === "ended") break;
      const outcomes = new Map(results.map((one) => [one.sequence, one.outcome]));
      removeSent(storage, programId, part);
      onAccepted(part.filter((one) => outcomes.get(one.sequence) === "SAVED"));
      const lost = part.flatMap((one): RefusedRecord[] => {
        const outcome = outcomes.get(one.sequence) ?? "NOT_FOUND";
        return isStored(outcome) ? [] : [{ ...one, outcome }];
      });
      setRefused((before) => [...before, ...lost]);
      setUnsent(unsentRecords(storage, programId));
    }
    sending.current = false;
  }, [client, access, programId, onAccepted]);

  const record = useCallback(
    (made: NewRecord) => {
      if (programId === null) return;
      const whole = { ...made, device, sequence: sequence.current, at: new Date().toISOString() };
      sequence.current += 1;
      saveUnsent(deviceStorage(), programId, whole);
      setUnsent(unsentRecords(deviceStorage(), programId));
      void send();
    },
    [device, programId, send],
  );

  useEffect(() => {
    if (programId === null) return undefined;
    setUnsent(unsentRecords(deviceStorage(), programId));
    const again = () => void send();
    again();
    const timer = setInterval(again, AGAIN_EVERY);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [programId, send]);

  return { unsent, refused, isAway, record, send, dismissRefused: () => setRefused([]) };
}
