// Shows who is behind a number of a year's dues, by name.
import { Button, Group, List, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DUES_PAGE_SIZE } from "#schema/validation/money/dues.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Link } from "#web/components/Link.tsx";
import { type DuesMembersQuery, type DuesMembersQueryVariables, useDuesMembersQuery } from "#web/gql/dues.ts";
import { memberPath } from "#web/paths.ts";

export type Behind = Omit<DuesMembersQueryVariables, "page"> & { readonly count: number };

export function DuesMembers({ behind, onClose }: { behind: Behind; onClose: () => void }) {
  const intl = useIntl();
  const { count, ...asked } = behind;
  const [page, setPage] = useState(1);
  const [{ data, error, fetching }, ask] = useDuesMembersQuery({
    variables: { ...asked, page },
    requestPolicy: "network-only",
  });
  const pages = Math.ceil(count / DUES_PAGE_SIZE);
  const grade = <FormattedMessage id={`enums.MemberGrade.${behind.grade}`} />;
  return (
    <Dialog
      title={<FormattedMessage id={`dues.behind.${behind.group}`} values={{ grade, count }} />}
      closeLabel={intl.formatMessage({ id: "dues.behind.close" })}
      onClose={onClose}
    >
      {error && !fetching ? (
        <ErrorState
          message={intl.formatMessage({ id: "errors.INTERNAL" })}
          onRetry={() => ask({ requestPolicy: "network-only" })}
        />
      ) : (
        <List listStyleType="none" spacing={6} aria-busy={fetching}>
          {(data?.duesMembers ?? []).map((member) => (
            <Person key={member.id} member={member} />
          ))}
        </List>
      )}
      {pages < 2 ? null : (
        <Group justify="space-between">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <FormattedMessage id="dues.behind.before" />
          </Button>
          <Text role="status">
            <FormattedMessage id="dues.behind.page" values={{ page, pages }} />
          </Text>
          <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            <FormattedMessage id="dues.behind.after" />
          </Button>
        </Group>
      )}
    </Dialog>
  );
}

function Person({ member }: { member: DuesMembersQuery["duesMembers"][number] }) {
  const { id, name, affiliation, isProved, why } = member;
  return (
    <List.Item>
      <Link className="link" to={memberPath(id)}>
        {name}
      </Link>
      <Text span c="dimmed" ms={8}>
        {affiliation}
      </Text>
      {why === null ? null : (
        <Text span ms={8}>
          <FormattedMessage id={`dues.behind.why.${why}`} />
        </Text>
      )}
      {isProved ? null : (
        <Text span c="var(--warn)" ms={8}>
          <FormattedMessage id="dues.behind.unproved" />
        </Text>
      )}
    </List.Item>
  );
}
