// Shows who would get which number and seat, how many lack one, and the button that gives them.
import { Alert, Button, Table, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ExamSeatingFragment,
  useNumberExamineesMutation,
  useWithdrawExamNumbersMutation,
} from "#web/gql/exam-seats.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import type { SeenPlan } from "./NumberingForm.tsx";

/** Rows that a preview shows; the rest is counted. */
export const PLAN_ROWS = 100;

interface PlanPreviewProps {
  session: ExamSeatingFragment;
  seen: SeenPlan;
  /** It was done, or refused because the plan is another one by now. */
  onDone: () => void;
}

export function PlanPreview({ session, seen: { rule, plan }, onDone }: PlanPreviewProps) {
  const language = toGraphqlLanguage(useLanguage());
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ fetching }, give] = useNumberExamineesMutation();
  const [, withdraw] = useWithdrawExamNumbersMutation();
  const run = useAction(onDone);
  // The user who pressed the button continues from here.
  useEffect(() => heading.current?.focus(), []);
  const { digest, numbers, seats, lacking } = plan;
  const isNothing = numbers === 0 && seats === 0;
  // Taking back takes all numbers and seats: it undoes the first run alone.
  const isFirst = session.numbered === 0 && session.seated === 0;
  const undo = isFirst
    ? {
        undo: () => withdraw({ programId: session.id, language }),
        undone: "exam-seats.withdraw.done" as const,
      }
    : null;
  const act = () =>
    void run(give({ programId: session.id, rule, digest, language }), "exam-seats.done", {
      undo: (given) => (given?.numberExaminees.canWithdrawNumbers ? undo : null),
    });
  return (
    <section aria-labelledby="plan-title">
      <Title ref={heading} id="plan-title" order={3} size="h4" mt={32} mb={8} tabIndex={-1}>
        <FormattedMessage id="exam-seats.plan" />
      </Title>
      <Text role="status" className="figures">
        <FormattedMessage
          id={isNothing ? "exam-seats.plan.nothing" : "exam-seats.plan.counts"}
          values={{ numbers, seats }}
        />
      </Text>
      {lacking.map(({ siteId, count }) => (
        <Alert key={siteId} variant="warn" mt={12}>
          <Lacking site={session.sites.find(({ id }) => id === siteId)} count={count} />
        </Alert>
      ))}
      {isNothing ? null : (
        <>
          <PlanRows session={session} plan={plan} />
          <Button mt={16} disabled={fetching} onClick={act}>
            <FormattedMessage id="exam-seats.give" values={{ numbers, seats }} />
          </Button>
        </>
      )}
    </section>
  );
}

function Lacking({ site, count }: { site: ExamSeatingFragment["sites"][number] | undefined; count: number }) {
  return site ? (
    <FormattedMessage
      id="exam-seats.lacking"
      values={{ site: <Localized key="site" text={site.name} />, count }}
    />
  ) : (
    <FormattedMessage id="exam-seats.lacking.site" values={{ count }} />
  );
}

function PlanRows({ session, plan }: { session: ExamSeatingFragment; plan: SeenPlan["plan"] }) {
  const label = useIntl().formatMessage({ id: "exam-seats.plan" });
  const places = new Map(
    session.sites.flatMap(({ name, rooms }) =>
      rooms.map((room) => [room.id, { site: name, room: room.name }]),
    ),
  );
  const more = Math.max(plan.numbers, plan.seats) - plan.items.length;
  return (
    <>
      <Table.ScrollContainer
        minWidth={0}
        type="native"
        mah={480}
        mt={12}
        tabIndex={0}
        role="group"
        aria-label={label}
        style={{ overflowY: "auto" }}
      >
        <Table className="figures">
          <Table.Thead>
            <Table.Tr>
              {(["number", "name", "part", "site", "room", "seat"] as const).map((name) => (
                <Table.Th key={name} scope="col">
                  <FormattedMessage id={`exam-seats.column.${name}`} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plan.items.map(({ id, name, part, examNumber, roomId, seatNumber }) => {
              const place = roomId === null ? undefined : places.get(roomId);
              return (
                <Table.Tr key={id}>
                  <Table.Td className="whole">{examNumber}</Table.Td>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{part === null ? null : <FormattedMessage id={`exams.part.${part}`} />}</Table.Td>
                  <Table.Td>{place ? <Localized text={place.site} /> : null}</Table.Td>
                  <Table.Td>
                    {place ? <Localized text={place.room} /> : <FormattedMessage id="exam-seats.noSeat" />}
                  </Table.Td>
                  <Table.Td>{seatNumber}</Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {more > 0 ? (
        <Text c="var(--ink-3)">
          <FormattedMessage id="exam-seats.plan.more" values={{ count: more }} />
        </Text>
      ) : null}
    </>
  );
}
