// The seat of somebody who takes the exam: another one that is free, or another one's in exchange.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { seatChange } from "#schema/validation/programs/exam-seats.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { UndoToast } from "#web/components/toasts/use-undo-toast.ts";
import { type ApplicantFragment, type SeatRoomsQuery, useSeatRoomsQuery } from "#web/gql/applicants.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useApplicantActions } from "./use-applicant-actions.ts";

interface SeatFormProps {
  programId: number;
  applicant: ApplicantFragment;
  /** `undo`: how it is undone. */
  onDone: (undo: UndoToast["undo"]) => void;
}

type Rooms = NonNullable<SeatRoomsQuery["examSeating"]>["sites"][number]["rooms"];

export function SeatForm({ programId, applicant, onDone }: SeatFormProps) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = useSeatRoomsQuery({
    variables: { programId, language, part: applicant.examPart },
    requestPolicy: "network-only",
  });
  const site = data?.examSeating?.sites.find(({ id }) => id === applicant.site?.id);
  return (
    <Stack className="lineAbove" gap={12} py={16}>
      <h3 id="seat-title">
        <FormattedMessage id="exam-seats.change" />
      </h3>
      {data === undefined ? (
        <p role="status">
          <FormattedMessage id="list.loading" />
        </p>
      ) : site === undefined || site.rooms.length === 0 ? (
        <Text c="var(--ink-3)">
          <FormattedMessage id="exam-seats.change.noRooms" />
        </Text>
      ) : (
        <Fields applicant={applicant} rooms={site.rooms} onDone={onDone} />
      )}
    </Stack>
  );
}

function Fields({
  applicant,
  rooms,
  onDone,
}: Pick<SeatFormProps, "applicant" | "onDone"> & { rooms: Rooms }) {
  const intl = useIntl();
  const actions = useApplicantActions();
  const { id, room, seatNumber } = applicant;
  const holderIn = (roomId: string, seat: string) =>
    rooms
      .find((one) => String(one.id) === roomId)
      ?.holders?.find((holder) => holder.seatNumber === seat && holder.id !== id);
  const form = useServerForm({
    name: "seat",
    schema: seatChange,
    initialValues: { roomId: room === null ? "" : String(room.id), seatNumber: seatNumber ?? "" },
    toInput: ({ roomId, seatNumber: seat }) => ({
      roomId: roomId === "" ? null : Number(roomId),
      seatNumber: roomId === "" ? null : seat,
      swapWith: holderIn(roomId, seat)?.id ?? null,
    }),
    labels: { roomId: "exam-seats.change.room", seatNumber: "exam-seats.change.seat" },
    send: async (change) => {
      const former = { roomId: room?.id ?? null, seatNumber, swapWith: change.swapWith };
      const result = await actions.seat(id, change);
      if (result.ok) onDone(() => actions.undoSeat(id, former));
      return result;
    },
  });
  const { roomId, seatNumber: seat } = form.values;
  const chosen = rooms.find((one) => String(one.id) === roomId);
  const other = holderIn(roomId, seat);
  return (
    <FormFrame form={form} labelledBy="seat-title" short>
      <FieldGrid>
        <SelectField
          {...form.field("roomId")}
          needed={false}
          autoComplete="off"
          prompt={intl.formatMessage({ id: "exam-seats.change.none" })}
          options={rooms.map((one) => ({ value: String(one.id), label: one.name.text }))}
        />
        {chosen ? (
          <SelectField
            {...form.field("seatNumber")}
            autoComplete="off"
            prompt={intl.formatMessage({ id: "exam-seats.change.choose" })}
            options={seatOptions(chosen).map(({ value, name }) => ({
              value,
              label: intl.formatMessage(
                { id: name === undefined ? "exam-seats.change.free" : "exam-seats.change.taken" },
                { seat: value, name },
              ),
            }))}
          />
        ) : null}
      </FieldGrid>
      {other ? (
        <Text fw={600} role="status">
          <FormattedMessage id="exam-seats.change.swap" values={{ name: other.name }} />
        </Text>
      ) : null}
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="exam-seats.change.mailed" />
      </Text>
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
        <FormattedMessage id="forms.save" />
      </SubmitButton>
    </FormFrame>
  );
}

/** Every seat of a room, with the name of the examinee who has it while the applicant's part is sat. */
const seatOptions = ({ seats, holders }: Rooms[number]) =>
  Array.from({ length: seats }, (_, index) => {
    const value = String(index + 1);
    return { value, name: holders?.find(({ seatNumber }) => seatNumber === value)?.name };
  });
