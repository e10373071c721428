// The people of a group, as far as its contact reads: names and states, and nothing of results.
import { Button, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ApplicationStateWord } from "#web/components/applications/ApplicationStateWord.tsx";
import type { MyGroupFragment } from "#web/gql/groups.ts";

interface GroupPeopleProps {
  people: MyGroupFragment["people"];
  canWithdraw: boolean;
  onWithdraw: (id: number) => void;
}

export function GroupPeople({ people, canWithdraw, onWithdraw }: GroupPeopleProps) {
  const intl = useIntl();
  return (
    <section aria-labelledby="group-people">
      <Title id="group-people" order={2} size="h3" mb={8}>
        <FormattedMessage id="groups.people" values={{ count: people.length }} />
      </Title>
      <Text c="var(--ink-2)" mb={8}>
        <FormattedMessage id="groups.peopleNote" />
      </Text>
      <ul className="ruled rows">
        {people.map(({ id, name, state, examPart, languagePair, siteName, isWithdrawable }) => {
          const facts = [
            examPart && intl.formatMessage({ id: `exams.part.${examPart}` }),
            languagePair && intl.formatMessage({ id: `exams.pair.${languagePair}` }),
            siteName?.text,
          ].filter(Boolean);
          return (
            <li key={id} className="ends" style={{ paddingBlock: 12 }}>
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
                  onClick={() => onWithdraw(id)}
                >
                  <FormattedMessage id="groups.withdraw" />
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
