// How many numbers and seats of a session are assigned, room by room, and the button to withdraw them.
import { Button, Group, Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import type { ExamPart } from "#web/gql/enums.ts";
import { type ExamSeatingFragment, useWithdrawExamNumbersMutation } from "#web/gql/exam-seats.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

interface SeatingStatusProps {
  session: ExamSeatingFragment;
  onChanged: () => void;
}

export function SeatingStatus({ session, onChanged }: SeatingStatusProps) {
  const language = useLanguage();
  const { examinees, numbered, seated, slipFrom, slipsAreOpen, sites } = session;
  const at = slipFrom === null ? "" : formatDateTime(language, slipFrom);
  const slips = slipFrom === null ? "unplanned" : slipsAreOpen ? "open" : "planned";
  return (
    <section aria-labelledby="seating-status">
      <Title id="seating-status" order={2} size="h3" mb={12}>
        <FormattedMessage id="exam-seats.status" />
      </Title>
      <Text className="figures">
        <FormattedMessage id="exam-seats.counts" values={{ examinees, numbered, seated }} />
      </Text>
      <Text c={slipsAreOpen && numbered < examinees ? "var(--warn)" : "var(--ink-3)"}>
        <FormattedMessage id={`exam-seats.slips.${slips}`} values={{ at }} />
      </Text>
      {sites.every(({ rooms }) => rooms.length === 0) ? (
        <Text mt={12} c="var(--warn)">
          <FormattedMessage id="exam-seats.noRooms" />
        </Text>
      ) : (
        <Rooms sites={sites} />
      )}
      {numbered === 0 && seated === 0 ? null : <WithdrawNumbers session={session} onChanged={onChanged} />}
    </section>
  );
}

function Rooms({ sites }: Pick<ExamSeatingFragment, "sites">) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "exam-seats.rooms" });
  const partWords = (parts: readonly ExamPart[]) =>
    intl.formatList(parts.map((part) => intl.formatMessage({ id: `exams.part.${part}` })));
  return (
    <Table.ScrollContainer minWidth={0} type="native" tabIndex={0} role="group" aria-label={label} mt={12}>
      <Table className="figures">
        <Table.Thead>
          <Table.Tr>
            {(["site", "room", "given"] as const).map((name) => (
              <Table.Th key={name} scope="col">
                <FormattedMessage id={`exam-seats.column.${name}`} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sites.flatMap(({ name: siteName, rooms }) =>
            rooms.map(({ id, name, seats, seatsGiven }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Localized text={siteName} />
                </Table.Td>
                <Table.Td>
                  <Localized text={name} />
                </Table.Td>
                <Table.Td>
                  {(seatsGiven ?? []).map(({ parts, count }, _at, { length }) => (
                    <div key={parts.join()}>
                      <FormattedMessage
                        id={length > 1 ? "exam-seats.given.parts" : "exam-seats.given"}
                        values={{ given: count, seats, parts: partWords(parts) }}
                      />
                    </div>
                  ))}
                </Table.Td>
              </Table.Tr>
            )),
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function WithdrawNumbers({ session, onChanged }: SeatingStatusProps) {
  const language = toGraphqlLanguage(useLanguage());
  const [asking, ask] = useState(false);
  const [{ fetching }, withdraw] = useWithdrawExamNumbersMutation();
  const run = useAction(onChanged);
  if (!session.canWithdrawNumbers) {
    return (
      <Text mt={12} c="var(--ink-3)">
        <FormattedMessage id="exam-seats.withdraw.closed" />
      </Text>
    );
  }
  return (
    <Group mt={12}>
      <Button size="sm" variant="outline" disabled={fetching} onClick={() => ask(true)}>
        <FormattedMessage id="exam-seats.withdraw" />
      </Button>
      {asking ? (
        <ConfirmDialog
          title={<FormattedMessage id="exam-seats.withdraw.title" />}
          detail={<FormattedMessage id="exam-seats.withdraw.detail" values={{ count: session.numbered }} />}
          action={<FormattedMessage id="exam-seats.withdraw" />}
          onConfirm={() => {
            ask(false);
            void run(withdraw({ programId: session.id, language }), "exam-seats.withdraw.done");
          }}
          onCancel={() => ask(false)}
        />
      ) : null}
    </Group>
  );
}
