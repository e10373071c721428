// One person at the door: a tap records that they are here, another opens what can be corrected.
import { Button, Text } from "@mantine/core";
import { mdiCheck } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { seatWords } from "#web/components/programs/seat-words.ts";
import type { CheckInPersonFragment } from "#web/gql/check-in.ts";
import { formatTime } from "#web/i18n/format-dates.ts";
import styles from "./attendance.module.css";
import type { CurrentRecord } from "./device/current-records.ts";
import { PersonPhoto } from "./PersonPhoto.tsx";

interface PersonRowProps {
  person: CheckInPersonFragment;
  room: string | null;
  record: CurrentRecord;
  onPresent: () => void;
  onOpen: () => void;
}

export function PersonRow({ person, room, record, onPresent, onOpen }: PersonRowProps) {
  const intl = useIntl();
  const { name, nameEn, number, seat, isConfirmed } = person;
  const takenSeat = record.seat ?? seat;
  const place = [number, room, takenSeat && seatWords(intl, takenSeat)].filter(Boolean).join(" · ");
  const state = record.state;
  const stateWord = intl.formatMessage({ id: `attendance.state.${state ?? "PRESENT"}` });
  const shown = state === null || record.at === null ? stateWord : `${stateWord} ${formatTime(record.at)}`;
  return (
    <li className={`lineAbove ${styles.row}`}>
      <PersonPhoto person={person} size={48} />
      <div className={styles.words}>
        <button type="button" className={`longWords ${styles.name}`} onClick={onOpen}>
          {name}
        </button>
        <div className="small figures longWords">{place === "" ? nameEn : place}</div>
      </div>
      {isConfirmed ? (
        <Button
          variant={state === null ? "filled" : state === "PRESENT" ? "outline" : "dangerOutline"}
          aria-label={intl.formatMessage(
            { id: state === null ? "attendance.mark.name" : "attendance.change.name" },
            { name, state: shown },
          )}
          onClick={state === null ? onPresent : onOpen}
        >
          {state === "PRESENT" ? <Icon path={mdiCheck} size={20} /> : null}
          {state === null ? <FormattedMessage id="attendance.mark" /> : shown}
        </Button>
      ) : (
        <Text component="span" fz="sm" fw={600} c="var(--warn)">
          <FormattedMessage id="attendance.unpaid" />
        </Text>
      )}
    </li>
  );
}
