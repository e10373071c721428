// Shows what came of the last slip.
import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { seatWords } from "#web/components/programs/seat-words.ts";
import { PersonPhoto } from "#web/features/programs/attendance/PersonPhoto.tsx";
import type { CheckInPersonFragment } from "#web/gql/check-in.ts";
import type { AttendanceState } from "#web/gql/enums.ts";
import { formatTime } from "#web/i18n/format-dates.ts";

type Person = CheckInPersonFragment;

/** UNREAD: no code in the photo. UNKNOWN: a code of nobody in the list. ELSEWHERE: of another part of the exam. */
export type Scanned =
  | { readonly kind: "unread" | "unknown" }
  | { readonly kind: "recorded" | "unpaid" | "elsewhere"; readonly person: Person }
  | {
      readonly kind: "known";
      readonly person: Person;
      readonly state: AttendanceState;
      readonly at: string | null;
    };

interface ScanResultProps {
  /** The camera is on and has seen nothing yet. */
  isWaiting: boolean;
  scanned: Scanned | null;
  roomOf: (person: Person) => string | null;
  onUndo: (person: Person) => void;
}

export function ScanResult({ isWaiting, scanned, roomOf, onUndo }: ScanResultProps) {
  const intl = useIntl();
  const person = scanned && "person" in scanned ? scanned.person : null;
  const at = scanned?.kind === "known" && scanned.at !== null ? formatTime(scanned.at) : "";
  const isGood = scanned?.kind === "recorded";
  // Where they are sent.
  const place = person && [roomOf(person), person.seat && seatWords(intl, person.seat)];
  return (
    <>
      <div role="status">
        <Group wrap="nowrap" align="flex-start" mih={64}>
          {person === null ? null : <PersonPhoto person={person} size={96} />}
          <div>
            {person === null ? null : (
              <Text fw={700} fz="lg">
                {[person.name, person.number].filter(Boolean).join(" · ")}
              </Text>
            )}
            {place?.some(Boolean) ? <Text fw={600}>{place.filter(Boolean).join(" · ")}</Text> : null}
            <Text c={scanned === null || isGood ? "var(--ink-2)" : "var(--bad)"}>
              {scanned !== null || isWaiting ? (
                <FormattedMessage id={`attendance.scan.${scanned?.kind ?? "waiting"}`} values={{ at }} />
              ) : null}
            </Text>
          </div>
        </Group>
      </div>
      {isGood && person ? (
        <Group>
          <Button size="sm" variant="outline" onClick={() => onUndo(person)}>
            <FormattedMessage id="attendance.undo" />
          </Button>
        </Group>
      ) : null}
    </>
  );
}
