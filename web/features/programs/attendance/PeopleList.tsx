import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckInListFragment, CheckInPersonFragment } from "#web/gql/check-in.ts";
import type { CurrentRecord } from "./device/current-records.ts";
import type { NewRecord } from "./device/use-unsent.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { PersonRow } from "./PersonRow.tsx";
import { roomName } from "./room-name.ts";

/** Rows that are shown at first, and added by each press. */
const ROWS = 50;

export type Made = Pick<NewRecord, "state" | "seat" | "note">;

interface PeopleListProps {
  people: readonly CheckInPersonFragment[];
  isExam: boolean;
  rooms: CheckInListFragment["rooms"];
  recordOf: (person: CheckInPersonFragment) => CurrentRecord;
  /** The person whose record is being looked at. */
  opened: number | null;
  onOpen: (id: number | null) => void;
  onRecord: (id: number, made: Made) => void;
}

export function PeopleList(props: PeopleListProps) {
  const { people, isExam, rooms, recordOf, opened, onOpen, onRecord } = props;
  const [rows, setRows] = useState(ROWS);
  const person = people.find(({ id }) => id === opened);
  return (
    <>
      <Text role="status" fz="sm" c="var(--ink-3)">
        <FormattedMessage id="attendance.found" values={{ count: people.length }} />
      </Text>
      <Stack component="ul" gap={0} p={0} m={0}>
        {people.slice(0, rows).map((one) => (
          <PersonRow
            key={one.id}
            person={one}
            room={roomName(rooms, one.roomId)}
            record={recordOf(one)}
            onPresent={() => onRecord(one.id, { state: "PRESENT" })}
            onOpen={() => onOpen(one.id)}
          />
        ))}
      </Stack>
      {people.length > rows ? (
        <Button variant="outline" onClick={() => setRows(rows + ROWS)}>
          <FormattedMessage id="attendance.more" />
        </Button>
      ) : null}
      {person ? (
        <PersonDialog
          key={person.id}
          person={person}
          isExam={isExam}
          room={roomName(rooms, person.roomId)}
          record={recordOf(person)}
          onRecord={(made) => {
            onRecord(person.id, made);
            onOpen(null);
          }}
          onClose={() => onOpen(null)}
        />
      ) : null}
    </>
  );
}
