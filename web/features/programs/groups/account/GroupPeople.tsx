// The people of a group, as far as its contact reads: names and states, and nothing of results.
import { Box, Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ApplicationStateWord } from "#web/components/applications/ApplicationStateWord.tsx";
import type { MyGroupFragment } from "#web/gql/groups.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

interface GroupPeopleProps {
  group: Pick<MyGroupFragment, "id" | "people" | "refundEach">;
  canWithdraw: boolean;
  /** Of a contact without an account. */
  link?: string | null;
  /** Of what comes back so much goes to a card. */
  cardLeft: number;
  refundAccount: string | null;
  onChanged: () => void;
}

export function GroupPeople(props: GroupPeopleProps) {
  const { group, canWithdraw, link = null, cardLeft, refundAccount, onChanged } = props;
  const intl = useIntl();
  const [leaving, setLeaving] = useState<readonly number[] | null>(null);
  const { people } = group;
  const withdrawable = canWithdraw ? people.filter((person) => person.isWithdrawable) : [];
  return (
    <section aria-labelledby="group-people">
      <Title id="group-people" order={2} size="h3" mb={8}>
        <FormattedMessage id="groups.people" values={{ count: people.length }} />
      </Title>
      <Text c="var(--ink-2)" mb={8}>
        <FormattedMessage id={link === null ? "groups.peopleNote" : "groups.linked.peopleNote"} />
      </Text>
      <ul className="ruled rows">
        {people.map(({ id, name, state, examPart, languagePair, siteName, isWithdrawable }) => {
          const facts = [
            examPart && intl.formatMessage({ id: `exams.part.${examPart}` }),
            languagePair && intl.formatMessage({ id: `exams.pair.${languagePair}` }),
            siteName?.text,
          ].filter(Boolean);
          return (
            <Box key={id} className="ends" component="li" py={12}>
              <div>
                <Text fw={600}>{name}</Text>
                {facts.length === 0 ? null : (
                  <Text c="var(--ink-2)" fz="sm">
                    {facts.join(" · ")}
                  </Text>
                )}
                <ApplicationStateWord state={state} />
              </div>
              {canWithdraw && isWithdrawable ? (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={intl.formatMessage({ id: "groups.withdraw.label" }, { name })}
                  onClick={() => setLeaving([id])}
                >
                  <FormattedMessage id="groups.withdraw" />
                </Button>
              ) : null}
            </Box>
          );
        })}
      </ul>
      {withdrawable.length > 1 ? (
        <Button mt={16} variant="subtle" onClick={() => setLeaving(withdrawable.map(({ id }) => id))}>
          <FormattedMessage id="groups.withdraw.all" values={{ count: withdrawable.length }} />
        </Button>
      ) : null}
      {leaving === null ? null : (
        <WithdrawDialog
          {...{ group, leaving, link, cardLeft, refundAccount, onChanged }}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
