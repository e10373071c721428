// Two accounts side by side: differences are highlighted. One is chosen to stay, or they are two people.

import { Button, Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { Link } from "#web/components/Link.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { Section } from "#web/components/Section.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type DuplicateSideFragment,
  type MemberDuplicatesQuery,
  useKeepMembersApartMutation,
  useMergeMembersMutation,
} from "#web/gql/duplicates.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { memberPath } from "#web/paths.ts";

type Pair = MemberDuplicatesQuery["memberDuplicates"]["pairs"][number];

const ROWS = [
  "latinName",
  "email",
  "phoneNumber",
  "affiliation",
  "department",
  "position",
  "finalDegreeInstitution",
  "major",
] as const;

export function DuplicatePair({ pair, onChanged }: { pair: Pair; onChanged: () => void }) {
  const { one, other, signs } = pair;
  const intl = useIntl();
  const [stays, setStays] = useState<DuplicateSideFragment | null>(null);
  const [{ fetching }, merge] = useMergeMembersMutation();
  const [, keepApart] = useKeepMembersApartMutation();
  const act = useAction(onChanged);
  const answer = async (survivor: DuplicateSideFragment) => {
    const gone = survivor === one ? other : one;
    const versions = {
      survivorVersion: survivor.record?.version ?? 0,
      goneVersion: gone.record?.version ?? 0,
    };
    await act(merge({ survivorId: survivor.id, goneId: gone.id, ...versions }), "duplicates.done");
    setStays(null);
  };
  const label = `${one.name} (${one.id}) · ${other.name} (${other.id})`;
  const why = signs.map((sign) => intl.formatMessage({ id: `duplicates.sign.${sign}` })).join(" · ");
  return (
    <Section title={label} gap={12} side={<Text c="var(--ink-2)">{why}</Text>}>
      <ScrollRegion label={`${why}: ${label}`}>
        <Sides one={one} other={other} />
      </ScrollRegion>
      <Group gap={8}>
        {[one, other].map((side) => (
          <Button key={side.id} size="sm" variant="outline" onClick={() => setStays(side)}>
            <FormattedMessage id="duplicates.keep" values={{ number: side.id }} />
          </Button>
        ))}
        <Button
          size="sm"
          variant="subtle"
          onClick={() => void act(keepApart({ oneId: one.id, otherId: other.id }), "duplicates.apartDone")}
        >
          <FormattedMessage id="duplicates.apart" />
        </Button>
      </Group>
      {stays ? (
        <FormDialog
          title={
            <FormattedMessage id="duplicates.mergeTitle" values={{ number: stays.id, name: stays.name }} />
          }
          answer={<FormattedMessage id="duplicates.merge" />}
          pending={fetching}
          onAnswer={() => void answer(stays)}
          onClose={() => setStays(null)}
        >
          <Text>
            <FormattedMessage
              id="duplicates.mergeDetail"
              values={{ email: accountOf(stays), gone: accountOf(stays === one ? other : one) }}
            />
          </Text>
        </FormDialog>
      ) : null}
    </Section>
  );
}

/** Two of one name are distinguished by the address; where it may not be seen, by the number. */
const accountOf = ({ id, record }: DuplicateSideFragment) => record?.profile.email ?? String(id);

function Sides({ one, other }: Pick<Pair, "one" | "other">) {
  const intl = useIntl();
  const language = useLanguage();
  const sides = [one, other];
  const values = (key: (typeof ROWS)[number]) => sides.map(({ record }) => record?.profile[key] ?? "");
  return (
    <Table fz="sm" layout="fixed" miw={560}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td w={140} />
          {sides.map(({ id, name }) => (
            <Table.Th key={id} scope="col">
              <Link to={memberPath(id)}>
                <FormattedMessage id="duplicates.account" values={{ number: id, name }} />
              </Link>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody className="longWords">
        {ROWS.filter((key) => values(key).some((value) => value !== "")).map((key) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">
              <FormattedMessage id={`members.field.${key}`} />
            </Table.Th>
            {values(key).map((value, at) => (
              <Table.Td key={sides[at]?.id} fw={new Set(values(key)).size > 1 ? 600 : undefined}>
                {value || <Nothing />}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Th scope="row">
            <FormattedMessage id="member-office.field.grade" />
          </Table.Th>
          {sides.map(({ id, grade }) => (
            <Table.Td key={id}>{intl.formatMessage({ id: `enums.MemberGrade.${grade}` })}</Table.Td>
          ))}
        </Table.Tr>
        <Table.Tr>
          <Table.Th scope="row">
            <FormattedMessage id="member-office.field.joined" />
          </Table.Th>
          {sides.map(({ id, record }) => (
            <Table.Td key={id}>
              {record ? formatDate(language, record.profile.createdAt) : <Nothing />}
            </Table.Td>
          ))}
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}
