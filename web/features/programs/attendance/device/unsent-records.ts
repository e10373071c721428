// Records of attendance that this device has not sent yet. Each has a key of its own in the storage of the
// browser, so that two tabs of one phone never overwrite each other; what a closed tab left is sent by the
// next one. Sending twice does no harm (docs/courses.md#check-in).
import type { AttendanceRecordInput } from "#web/gql/enums.ts";

export interface UnsentRecord extends Omit<AttendanceRecordInput, "at"> {
  readonly device: string;
  readonly at: string;
}

/** What is needed of localStorage, with its keys. */
export interface KeyedStorage extends Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  keys(): readonly string[];
}

const prefixOf = (programId: number) => `check-in-unsent:${programId}:`;
const keyOf = (programId: number, { device, sequence }: Pick<UnsentRecord, "device" | "sequence">) =>
  `${prefixOf(programId)}${device}:${sequence}`;

/** Null where it is not one: nobody else writes under these keys, but an older build may have. */
function read(text: string | null): UnsentRecord | null {
  if (text === null) return null;
  try {
    const record: UnsentRecord = JSON.parse(text);
    return typeof record.device === "string" && typeof record.sequence === "number" ? record : null;
  } catch {
    return null;
  }
}

/** All of a program, the oldest first. */
export function unsentRecords(storage: KeyedStorage, programId: number): readonly UnsentRecord[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(prefixOf(programId)))
    .flatMap((key) => read(storage.getItem(key)) ?? [])
    .sort((one, other) => one.at.localeCompare(other.at) || one.sequence - other.sequence);
}

export function saveUnsent(storage: KeyedStorage, programId: number, record: UnsentRecord): void {
  storage.setItem(keyOf(programId, record), JSON.stringify(record));
}

export function removeSent(
  storage: KeyedStorage,
  programId: number,
  records: readonly Pick<UnsentRecord, "device" | "sequence">[],
): void {
  for (const record of records) storage.removeItem(keyOf(programId, record));
}
