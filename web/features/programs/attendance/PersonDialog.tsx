// What is recorded of one person on the occasion, and what else can be recorded: absence, misconduct with words, another seat, or nothing.
import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  ATTENDANCE_NOTE_MAX_LENGTH,
  ATTENDANCE_SEAT_MAX_LENGTH,
} from "#schema/validation/programs/attendance.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import type { CheckInPersonFragment } from "#web/gql/check-in.ts";
import { formatTime } from "#web/i18n/format-dates.ts";
import type { CurrentRecord } from "./device/current-records.ts";
import type { Made } from "./PeopleList.tsx";
import { PersonPhoto } from "./PersonPhoto.tsx";

interface PersonDialogProps {
  person: CheckInPersonFragment;
  /** Seats and misconduct are recorded at an exam only. */
  isExam: boolean;
  room: string | null;
  record: CurrentRecord;
  onRecord: (made: Made) => void;
  onClose: () => void;
}

export function PersonDialog(props: PersonDialogProps) {
  const { person, isExam, room, record, onRecord, onClose } = props;
  const intl = useIntl();
  const [seat, setSeat] = useState(record.seat ?? "");
  const [note, setNote] = useState("");
  const [isNoteMissing, setNoteMissing] = useState(false);
  const { name, nameEn, number, isConfirmed } = person;
  const { state, at } = record;
  const ownSeat = seat.trim() || null;
  const misconduct = () => {
    setNoteMissing(note.trim() === "");
    if (note.trim() !== "") onRecord({ state: "MISCONDUCT", seat: ownSeat, note: note.trim() });
  };
  return (
    <Dialog title={name} closeLabel={intl.formatMessage({ id: "attendance.close" })} onClose={onClose}>
      <Group wrap="nowrap" align="flex-start">
        <PersonPhoto person={person} size={96} />
        <div>
          {[nameEn, number, room, person.seat].filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <Text fw={600}>
            {!isConfirmed ? (
              <FormattedMessage id="attendance.outcome.NOT_CONFIRMED" />
            ) : state === null || at === null ? (
              <FormattedMessage id="attendance.none" />
            ) : (
              `${intl.formatMessage({ id: `attendance.state.${state}` })} · ${formatTime(at)}`
            )}
          </Text>
        </div>
      </Group>
      {isConfirmed ? (
        <Stack gap={16}>
          {isExam ? (
            <TextInput
              label={<FormattedMessage id="attendance.seat" />}
              description={<FormattedMessage id="attendance.seat.hint" />}
              value={seat}
              maxLength={ATTENDANCE_SEAT_MAX_LENGTH}
              autoComplete="off"
              onChange={(event) => setSeat(event.currentTarget.value)}
            />
          ) : null}
          <Group gap={8}>
            <Button onClick={() => onRecord({ state: "PRESENT", seat: ownSeat })}>
              <FormattedMessage id="attendance.state.PRESENT" />
            </Button>
            <Button variant="outline" onClick={() => onRecord({ state: "ABSENT" })}>
              <FormattedMessage id="attendance.state.ABSENT" />
            </Button>
            {state === null ? null : (
              <Button variant="outline" onClick={() => onRecord({ state: null })}>
                <FormattedMessage id="attendance.undo" />
              </Button>
            )}
          </Group>
          {isExam ? (
            <>
              <Textarea
                label={<FormattedMessage id="attendance.note" />}
                value={note}
                maxLength={ATTENDANCE_NOTE_MAX_LENGTH}
                autosize
                minRows={2}
                error={isNoteMissing ? <FormattedMessage id="attendance.note.missing" /> : null}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
              <Button variant="dangerOutline" onClick={misconduct}>
                <FormattedMessage id="attendance.misconduct" />
              </Button>
            </>
          ) : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}
