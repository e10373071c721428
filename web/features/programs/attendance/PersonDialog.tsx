// Shows what is recorded of one person on the occasion, and what else can be recorded: absence, misconduct
// with words, another seat, or nothing.
import { Button, Group, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  ATTENDANCE_NOTE_MAX_LENGTH,
  ATTENDANCE_SEAT_MAX_LENGTH,
  misconduct,
} from "#schema/validation/programs/attendance.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { seatWords } from "#web/components/programs/seat-words.ts";
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
  const id = useId();
  const { name, nameEn, number, isConfirmed } = person;
  const { state, at, before } = record;
  const form = useServerForm({
    name: "attendance",
    schema: misconduct,
    initialValues: { note: record.note ?? "", seat: record.seat ?? "" },
    labels: { note: "attendance.note", seat: "attendance.seat" },
    send: async (typed) => {
      onRecord({ state: "MISCONDUCT", ...typed });
      return { ok: true };
    },
  });
  const ownSeat = form.values.seat.trim() || null;
  return (
    <Dialog
      id={id}
      title={name}
      closeLabel={intl.formatMessage({ id: "attendance.close" })}
      onClose={onClose}
    >
      <Group wrap="nowrap" align="flex-start">
        <PersonPhoto person={person} size={96} />
        <div>
          {[nameEn, number, room, person.seat && seatWords(intl, person.seat)].filter(Boolean).map((line) => (
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
        <FormFrame form={form} labelledBy={`${id}-title`} isOfOneField short>
          {isExam ? (
            <TextField
              {...form.field("seat")}
              needed={false}
              hint={<FormattedMessage id="attendance.seat.hint" />}
              maxLength={ATTENDANCE_SEAT_MAX_LENGTH}
              autoComplete="off"
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
              <Button variant="outline" onClick={() => onRecord({ ...before })}>
                <FormattedMessage
                  id={before.state === null ? "attendance.undo" : "attendance.undo.to"}
                  values={{
                    state: before.state && intl.formatMessage({ id: `attendance.state.${before.state}` }),
                  }}
                />
              </Button>
            )}
          </Group>
          {isExam ? (
            <>
              <TextAreaField
                {...form.field("note")}
                needed={null}
                rows={2}
                maxLength={ATTENDANCE_NOTE_MAX_LENGTH}
              />
              <Button type="submit" variant="dangerOutline">
                <FormattedMessage id="attendance.misconduct" />
              </Button>
            </>
          ) : null}
        </FormFrame>
      ) : null}
    </Dialog>
  );
}
