// Says where a device reads the list and sends its records: by the sign-in of the office, or by a helper's link.
import type { Client, CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type CheckInListFragment,
  LinkedCheckInDocument,
  OfficeCheckInDocument,
  SendAttendanceDocument,
  SendLinkedAttendanceDocument,
} from "#web/gql/check-in.ts";
import type { AttendanceBatchInput, AttendanceOutcome, Language } from "#web/gql/enums.ts";

export type CheckInAccess =
  | { readonly kind: "office"; readonly programId: number }
  | { readonly kind: "link"; readonly link: string };

/** AWAY: no answer, everything stays on the device. ENDED: the link or the sign-in opens nothing. BLIND: the viewer rates the exam. */
type ReadResult =
  | { readonly kind: "list"; readonly list: CheckInListFragment }
  | { readonly kind: "early"; readonly opensAt: string }
  | { readonly kind: "away" | "ended" | "blind" };

interface SentResult {
  readonly sequence: number;
  readonly outcome: AttendanceOutcome;
}

/** People of one page (schema/programs/attendance/check-in.ts). */
const PAGE = 50;

interface CheckInRequest {
  readonly client: Client;
  readonly access: CheckInAccess;
  readonly language: Language;
}

async function readPage(
  { client, access, language }: CheckInRequest,
  after: number | null,
): Promise<ReadResult> {
  const options = { requestPolicy: "network-only" } as const;
  if (access.kind === "office") {
    const { programId } = access;
    const { data, error } = await client
      .query(OfficeCheckInDocument, { programId, language, after }, options)
      .toPromise();
    if (data?.checkIn) return { kind: "list", list: data.checkIn };
    if (error && refusalOf(error).code === "RATER_IS_BLIND") return { kind: "blind" };
    return { kind: error && refusedBy(error) === null ? "away" : "ended" };
  }
  const { link } = access;
  const { data, error } = await client
    .query(LinkedCheckInDocument, { link, language, after }, options)
    .toPromise();
  if (error) return { kind: "away" };
  const opened = data?.linkedCheckIn;
  if (opened?.checkIn) return { kind: "list", list: opened.checkIn };
  return opened ? { kind: "early", opensAt: opened.opensAt } : { kind: "ended" };
}

/** Codes by which nothing can be sent from this device any more. */
const ENDING: ReadonlySet<string> = new Set([
  "LINK_ENDED",
  "UNAUTHENTICATED",
  "SESSION_EXPIRED",
  "FORBIDDEN",
]);

const refusedBy = (error: CombinedError | undefined) => (ENDING.has(refusalOf(error).code) ? "ended" : null);

/** The whole list, page by page. */
export async function readWholeList(asked: CheckInRequest): Promise<ReadResult> {
  const first = await readPage(asked, null);
  if (first.kind !== "list") return first;
  const people = [...first.list.people];
  let last = people.length;
  while (last === PAGE) {
    const next = await readPage(asked, people.at(-1)?.id ?? null);
    if (next.kind !== "list") return next;
    people.push(...next.list.people);
    last = next.list.people.length;
  }
  return { kind: "list", list: { ...first.list, people } };
}

/** @returns null where nothing was answered: the records stay on the device */
export async function sendRecords(
  { client, access }: Omit<CheckInRequest, "language">,
  batch: AttendanceBatchInput,
): Promise<readonly SentResult[] | "ended" | null> {
  if (access.kind === "office") {
    const { programId } = access;
    const { data, error } = await client.mutation(SendAttendanceDocument, { programId, batch }).toPromise();
    return data?.sendAttendance ?? refusedBy(error);
  }
  const { link } = access;
  const { data, error } = await client.mutation(SendLinkedAttendanceDocument, { link, batch }).toPromise();
  return data?.sendLinkedAttendance ?? refusedBy(error);
}
