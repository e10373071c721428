// People at the door: found by list, search or camera, and recorded with a tap. Made for a phone in one hand,
// with or without a connection.
import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { mdiQrcodeScan } from "@mdi/js";
import { useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useEarlyQuestion } from "#web/components/programs/use-early-question.tsx";
import type { CheckInListFragment } from "#web/gql/check-in.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { ConnectionLine } from "./ConnectionLine.tsx";
import { CountFilter, type StateFilter } from "./CountFilter.tsx";
import type { CheckInAccess } from "./device/check-in-source.ts";
import { countsOf, currentRecord } from "./device/current-records.ts";
import { byName, findPeople } from "./device/find-people.ts";
import type { useCheckIn } from "./device/use-check-in.ts";
import { nextOccasion, occasionName } from "./occasion-words.ts";
import { PeopleList } from "./PeopleList.tsx";
import { RefusedRecords } from "./RefusedRecords.tsx";
import { RoomChoice } from "./RoomChoice.tsx";
import { WalkInButton } from "./WalkInButton.tsx";

const loadScan = () => import("./scan/ScanDialog.tsx");
const ScanDialog = lazyPart(async () => (await loadScan()).ScanDialog);

/** Loads what reads slips while there is a connection. */
async function prepareScan(): Promise<void> {
  const [{ prepareQrReader }] = await Promise.all([import("./scan/read-qr.ts"), loadScan()]);
  await prepareQrReader();
}

interface CheckInProps {
  access: CheckInAccess;
  list: CheckInListFragment;
  checkIn: ReturnType<typeof useCheckIn>;
  /** Of a slip that was opened by the phone's own camera. */
  ticket?: string | null;
}

export function CheckIn({ access, list, checkIn, ticket = null }: CheckInProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { occasions, rooms } = list;
  const isExam = list.kind === "KITEC";
  const [chosen, setChosen] = useState(() => nextOccasion(occasions, Date.now())?.key ?? "program");
  const [room, setRoom] = useState("");
  const [state, setState] = useState<StateFilter>("ALL");
  const [search, setSearch] = useState("");
  const [isScanning, setScanning] = useState(false);
  useEffect(() => void prepareScan().catch(() => {}), []);
  const occasion = occasions.find(({ key }) => key === chosen) ?? occasions[0];
  const { ask, question } = useEarlyQuestion({ occasion, isExam, readAt: list.readAt });
  const [opened, setOpened] = useState<number | null>(
    () => (ticket && list.people.find((one) => one.ticket === ticket)?.id) || null,
  );
  const people = useMemo(() => byName(list.people), [list.people]);
  if (!occasion) return null;
  const expected = people.filter(({ part }) => occasion.part === null || part === occasion.part);
  const here = expected.filter(({ roomId }) => room === "" || roomId === Number(room));
  const recordOf = (person: (typeof here)[number]) => currentRecord(person, occasion.key, checkIn.unsent);
  const counts = countsOf(here.filter(({ isConfirmed }) => isConfirmed).map(recordOf));
  const shown = findPeople(here, search).filter(
    (person) => state === "ALL" || (person.isConfirmed && (recordOf(person).state ?? "OPEN") === state),
  );
  return (
    <Stack gap={12}>
      <ConnectionLine {...checkIn} count={list.people.length} />
      <RefusedRecords records={checkIn.refused} people={list.people} onClose={checkIn.dismissRefused} />
      <Group gap={12} grow preventGrowOverflow={false}>
        {occasions.length > 1 ? (
          <NativeSelect
            label={<FormattedMessage id="attendance.occasion.label" />}
            value={occasion.key}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={occasions.map((one) => ({ value: one.key, label: occasionName(intl, language, one) }))}
          />
        ) : null}
        {rooms.length > 0 ? (
          <RoomChoice rooms={rooms} people={expected} recordOf={recordOf} value={room} onChange={setRoom} />
        ) : null}
      </Group>
      <CountFilter counts={counts} isExam={isExam} value={state} onChange={setState} />
      <Group gap={8} wrap="nowrap" align="flex-end">
        <TextInput
          flex={1}
          type="search"
          label={<FormattedMessage id="attendance.search" />}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button onClick={() => ask(() => setScanning(true))}>
          <Icon path={mdiQrcodeScan} size={20} />
          <FormattedMessage id="attendance.scan" />
        </Button>
      </Group>
      <PeopleList
        isExam={isExam}
        people={shown}
        rooms={rooms}
        recordOf={recordOf}
        opened={opened}
        onOpen={setOpened}
        onRecord={(applicationId, made) => {
          const record = () => checkIn.record({ applicationId, occasion: occasion.key, ...made });
          // A record that is undone locks nothing.
          if (made.state === null) record();
          else ask(record);
        }}
      />
      {question}
      {list.walkInPrice === null ? null : (
        <WalkInButton access={access} price={list.walkInPrice} onAdded={() => void checkIn.read()} />
      )}
      {isScanning ? (
        <ScanDialog
          people={list.people}
          rooms={rooms}
          occasion={occasion}
          recordOf={recordOf}
          onRecord={(applicationId, made) =>
            checkIn.record({ applicationId, occasion: occasion.key, ...made })
          }
          onClose={() => setScanning(false)}
        />
      ) : null}
    </Stack>
  );
}
