// Slips are held before the camera, one after the other: each is recorded at once, and the person is shown with photo and name.
import { Button, FileButton, Group, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import styles from "#web/features/programs/attendance/attendance.module.css";
import type { CurrentRecord } from "#web/features/programs/attendance/device/current-records.ts";
import { ticketIn } from "#web/features/programs/attendance/device/find-people.ts";
import type { Occasion } from "#web/features/programs/attendance/occasion-words.ts";
import type { Made } from "#web/features/programs/attendance/PeopleList.tsx";
import { roomName } from "#web/features/programs/attendance/room-name.ts";
import type { CheckInListFragment, CheckInPersonFragment } from "#web/gql/check-in.ts";
import { createQrReader } from "./read-qr.ts";
import { type Scanned, ScanResult } from "./ScanResult.tsx";
import { useCamera } from "./use-camera.ts";

interface ScanDialogProps {
  people: readonly CheckInPersonFragment[];
  rooms: CheckInListFragment["rooms"];
  occasion: Occasion;
  recordOf: (person: CheckInPersonFragment) => CurrentRecord;
  onRecord: (id: number, made: Made) => void;
  onClose: () => void;
}

export function ScanDialog({ people, rooms, occasion, recordOf, onRecord, onClose }: ScanDialogProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [scanned, setScanned] = useState<Scanned | null>(null);

  const onText = (text: string) => {
    navigator.vibrate?.(60);
    const ticket = ticketIn(text);
    const person = people.find((one) => one.ticket === ticket) ?? null;
    if (person === null) return setScanned({ kind: "unknown" });
    if (!person.isConfirmed) return setScanned({ kind: "unpaid", person });
    if (occasion.part !== null && person.part !== occasion.part)
      return setScanned({ kind: "elsewhere", person });
    const { state, at } = recordOf(person);
    if (state !== null) return setScanned({ kind: "known", person, state, at });
    onRecord(person.id, { state: "PRESENT" });
    return setScanned({ kind: "recorded", person });
  };
  const camera = useCamera(video, onText);

  const readPhoto = async (file: File | null) => {
    if (file === null) return;
    const picture = await createImageBitmap(file).catch(() => null);
    const text = picture && (await (await createQrReader(true))(picture).catch(() => null));
    if (text) onText(text);
    else setScanned({ kind: "unread" });
  };
  return (
    <Dialog
      title={<FormattedMessage id="attendance.scan.title" />}
      closeLabel={intl.formatMessage({ id: "attendance.close" })}
      onClose={onClose}
    >
      {camera === "REFUSED" || camera === "NONE" ? (
        <Text c="var(--ink-2)">
          <FormattedMessage id={`attendance.camera.${camera}`} />
        </Text>
      ) : (
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          aria-label={intl.formatMessage({ id: "attendance.camera" })}
        />
      )}
      <ScanResult
        isWaiting={camera === "ON"}
        scanned={scanned}
        roomOf={({ roomId }) => roomName(rooms, roomId)}
        onUndo={(person) => {
          onRecord(person.id, { state: null });
          setScanned(null);
        }}
      />
      <Group>
        <FileButton accept="image/*" capture="environment" onChange={(file) => void readPhoto(file)}>
          {(props) => (
            <Button {...props} variant="outline">
              <FormattedMessage id="attendance.scan.photo" />
            </Button>
          )}
        </FileButton>
      </Group>
    </Dialog>
  );
}
