// The photos as a sheet: the arrows go from one to the next, a key or a button asks for another one for the chosen reason.
import { SimpleGrid, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  PHOTO_FAULTS,
  PHOTO_NOTE_MAX_LENGTH,
  type PhotoFaultName,
  photoRequest,
} from "#schema/validation/programs/applicant-photos.ts";
import { KEYS } from "#web/browser/key-table.ts";
import { useSingleKeys } from "#web/browser/keys.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type SheetPhotoFragment,
  useAskForMissingPhotosMutation,
  useAskForPhotoMutation,
  useWithdrawPhotoRequestMutation,
} from "#web/gql/photo-sheet.ts";
import { PhotoCard } from "./PhotoCard.tsx";
import { stepInGrid } from "./step-in-grid.ts";

interface PhotoSheetProps {
  programId: number;
  people: readonly SheetPhotoFragment[];
  onChanged: () => void;
}

const BUTTON = "button[data-person]";
const noBlur = () => {};

export function PhotoSheet({ programId, people, onChanged }: PhotoSheetProps) {
  const intl = useIntl();
  const grid = useRef<HTMLDivElement>(null);
  const noteField = useRef<HTMLDivElement>(null);
  const act = useAction(onChanged);
  const [, ask] = useAskForPhotoMutation();
  const [, askFirst] = useAskForMissingPhotosMutation();
  const [, withdraw] = useWithdrawPhotoRequestMutation();
  const [fault, setFault] = useState<PhotoFaultName>("FACE");
  const [note, setNote] = useState("");
  const [isNoteMissing, setNoteMissing] = useState(false);

  const toggle = async ({ id, photo, photoFault }: SheetPhotoFragment) => {
    if (photoFault !== null) return await act(withdraw({ id }), "photo-sheet.withdrawn");
    if (photo === null) return await act(askFirst({ programId, id }), "photo-sheet.askFirst.done");
    const request = photoRequest.safeParse({ fault, note });
    setNoteMissing(!request.success);
    if (!request.success) {
      noteField.current?.querySelector("input")?.focus();
      return false;
    }
    return await act(ask({ id, photoId: photo.id, ...request.data }), "photo-sheet.asked");
  };

  useSingleKeys((key) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>(BUTTON) ?? [])];
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? buttons.indexOf(focused) : -1;
    const person = people[at];
    if (key === KEYS.photos.ask && person) {
      void toggle(person);
      return true;
    }
    const next = at === -1 ? null : stepInGrid(key, at, buttons);
    if (next === null) return false;
    buttons[next]?.focus();
    return true;
  });

  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={24} maw={720}>
        <SelectField
          id="photo-fault"
          name="fault"
          label="photo-sheet.reason"
          value={fault}
          error={undefined}
          autoComplete="off"
          prompt={null}
          options={PHOTO_FAULTS.map((one) => ({
            value: one,
            label: intl.formatMessage({ id: `photo-sheet.fault.${one}` }),
          }))}
          onBlur={noBlur}
          onChange={(value) => setFault(PHOTO_FAULTS.find((one) => one === value) ?? "FACE")}
        />
        <div ref={noteField}>
          <TextField
            id="photo-note"
            name="note"
            label="photo-sheet.note"
            needed={fault === "OTHER" ? undefined : false}
            value={note}
            error={isNoteMissing ? "REQUIRED" : undefined}
            autoComplete="off"
            maxLength={PHOTO_NOTE_MAX_LENGTH}
            onBlur={noBlur}
            onChange={setNote}
          />
        </div>
      </SimpleGrid>
      <Text c="var(--ink-2)">
        <FormattedMessage id="photo-sheet.keys" values={{ key: <kbd key="key">{KEYS.photos.ask}</kbd> }} />
      </Text>
      <SimpleGrid ref={grid} component="ul" minColWidth="150px" spacing={16}>
        {people.map((person) => (
          <PhotoCard key={person.id} person={person} onToggle={() => void toggle(person)} />
        ))}
      </SimpleGrid>
    </>
  );
}
