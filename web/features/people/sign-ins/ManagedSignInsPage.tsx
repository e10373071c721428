// /admin/sign-ins: the login log, newest first, with the number of logins and failures a day.

import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SIGN_IN_FILTERS } from "#schema/validation/people/sign-in-filters.ts";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type SignInsQuery, useSignInCountQuery, useSignInsQuery } from "#web/gql/sign-ins.ts";
import { SignInDays } from "./SignInDays.tsx";
import { deviceWords, reasonWords } from "./sign-in-words.ts";

const SIGN_IN_LIST = defineList({
  name: "sign-ins",
  filters: SIGN_IN_FILTERS,
  sorts: ["CREATED"],
  sort: { by: "CREATED", descending: true },
  columns: ["created", "kind", "member", "address", "device"],
});

type SignIn = SignInsQuery["signIns"]["items"][number];

export function Component() {
  const intl = useIntl();
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "sign-ins.lede" })} />
      <SignInDays />
      <SignIns />
    </>
  );
}

function SignIns() {
  const intl = useIntl();
  const list = useListAddress(SIGN_IN_LIST);
  const columns = useColumns();
  const { filter, descending, page, size } = list.variables;
  const asked = useSignInsQuery({
    variables: { filter, descending, page, size },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useSignInCountQuery({
    variables: { filter },
    pause: asked[0].data?.signIns.hasMore !== true,
  });
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "sign-ins.title" })}
      columns={columns}
      rowName={({ kind, id }) => `${intl.formatMessage({ id: `sign-ins.kind.${kind}` })} ${id}`}
      result={useListResult(asked, ({ signIns }) => signIns, exact?.signIns.exactCount)}
      empty={<FormattedMessage id="sign-ins.empty" />}
    />
  );
}

function useColumns(): ListColumn<SignIn>[] {
  const intl = useIntl();
  const heading = (key: "created" | "kind" | "member" | "address" | "device") =>
    intl.formatMessage({ id: `sign-ins.column.${key}` });
  return [
    {
      key: "created",
      heading: heading("created"),
      sort: "CREATED",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "kind",
      heading: heading("kind"),
      cell: ({ kind, reason }) => (
        <>
          <b>{intl.formatMessage({ id: `sign-ins.kind.${kind}` })}</b>
          <Text component="span" className="longWords" fz="xs" c="dimmed">
            {reasonWords(intl, reason)}
          </Text>
        </>
      ),
    },
    {
      key: "member",
      heading: heading("member"),
      cell: ({ member }) =>
        member ? (
          <>
            <b>{member.name}</b>
            <Text component="span" className="longWords" fz="xs" c="dimmed">
              {member.email}
            </Text>
          </>
        ) : (
          <FormattedMessage id="sign-ins.nobody" />
        ),
    },
    { key: "address", heading: heading("address"), cell: ({ address }) => address ?? <Nothing /> },
    { key: "device", heading: heading("device"), cell: (signIn) => deviceWords(signIn) ?? <Nothing /> },
  ];
}
