// The list and the records of one device. What is recorded is on the device at once and is sent when there is a connection.
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import { MINUTE, SECOND } from "#schema/validation/core/durations.ts";
import { holdUnsavedInput } from "#web/browser/unsaved-input.ts";
import type { CheckInListFragment } from "#web/gql/check-in.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { type CheckInAccess, readWholeList } from "./check-in-source.ts";
import { withRecords } from "./current-records.ts";
import { deviceStorage } from "./device-storage.ts";
import { dropList, savedList, saveList } from "./saved-list.ts";
import type { UnsentRecord } from "./unsent-records.ts";
import { useUnsent } from "./use-unsent.ts";

const READ_EVERY = MINUTE;
const SHOW_AGE_EVERY = 10 * SECOND;

/** LOADING until the first answer; READY with a list, however old. */
export type CheckInStatus =
  | { readonly kind: "loading" | "ready" | "ended" | "failed" | "blind" }
  | { readonly kind: "early"; readonly opensAt: string };

interface Known {
  readonly list: CheckInListFragment;
  /** By the clock of the device. */
  readonly at: number;
}

const nameOf = (access: CheckInAccess) =>
  access.kind === "link" ? access.link.slice(0, 16) : `office-${access.programId}`;

export function useCheckIn(access: CheckInAccess) {
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [status, setStatus] = useState<CheckInStatus>({ kind: "loading" });
  const [known, setKnown] = useState<Known | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const [isAway, setAway] = useState(false);
  const reading = useRef(false);

  const read = useCallback(async () => {
    if (reading.current) return;
    reading.current = true;
    const result = await readWholeList({ client, access, language });
    reading.current = false;
    setAway(result.kind === "away");
    if (result.kind === "list") {
      const fresh = { list: result.list, at: Date.now() };
      saveList(deviceStorage(), nameOf(access), fresh);
      setKnown(fresh);
      setStatus({ kind: "ready" });
    } else if (result.kind === "away") {
      setStatus((before) => (before.kind === "loading" ? { kind: "failed" } : before));
    } else {
      dropList(deviceStorage(), nameOf(access));
      setKnown(null);
      setStatus(result.kind === "early" ? result : { kind: result.kind });
    }
  }, [client, access, language]);

  const onAccepted = useCallback(
    (accepted: readonly UnsentRecord[]) =>
      setKnown(
        (one) => one && { ...one, list: { ...one.list, people: withRecords(one.list.people, accepted) } },
      ),
    [],
  );
  const sending = useUnsent(access, known?.list.programId ?? null, onAccepted);

  useEffect(() => {
    const saved = savedList(deviceStorage(), nameOf(access), Date.now());
    if (saved) {
      setKnown(saved);
      setStatus({ kind: "ready" });
    }
    void read();
    const timers = [
      setInterval(() => void read(), READ_EVERY),
      setInterval(() => setNow(Date.now()), SHOW_AGE_EVERY),
    ];
    return () => timers.forEach(clearInterval);
  }, [access, read]);
  // A new build never reloads the page under somebody at a door.
  useEffect(holdUnsavedInput, []);

  const age = known === null ? 0 : Math.max(0, now - known.at);
  return { status, list: known?.list ?? null, age, read, ...sending, isAway: isAway || sending.isAway };
}
