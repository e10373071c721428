// Chooses a room; each shows how many of its people have come, so that a person in charge of several rooms
// sees at a glance where somebody is missing.
import { NativeSelect } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { CheckInListFragment, CheckInPersonFragment } from "#web/gql/check-in.ts";
import { type CurrentRecord, countsOf } from "./device/current-records.ts";

interface RoomChoiceProps {
  rooms: CheckInListFragment["rooms"];
  /** All who are expected on the occasion, of every room. */
  people: readonly CheckInPersonFragment[];
  recordOf: (person: CheckInPersonFragment) => CurrentRecord;
  /** The id of a room; empty: all. */
  value: string;
  onChange: (value: string) => void;
}

export function RoomChoice({ rooms, people, recordOf, value, onChange }: RoomChoiceProps) {
  const intl = useIntl();
  const confirmed = people.filter(({ isConfirmed }) => isConfirmed);
  const nameWithCount = (name: string, of: readonly CheckInPersonFragment[]) => {
    const { present, expected } = countsOf(of.map(recordOf));
    return intl.formatMessage({ id: "attendance.room.count" }, { name, present, expected });
  };
  return (
    <NativeSelect
      label={<FormattedMessage id="attendance.room" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: "", label: nameWithCount(intl.formatMessage({ id: "attendance.room.all" }), confirmed) },
        ...rooms.map(({ id, name, site }) => ({
          value: String(id),
          label: nameWithCount(
            `${site.text} ${name.text}`,
            confirmed.filter(({ roomId }) => roomId === id),
          ),
        })),
      ]}
    />
  );
}
