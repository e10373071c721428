// The members' room (docs/site.md#posts-for-members): what is for members and open to this one, by board, newest first.
import { Alert, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Link } from "#web/components/Link.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { useMembersRoomQuery } from "#web/gql/members-posts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { paymentsPath } from "#web/paths.ts";
import { RoomBoards } from "./RoomBoards.tsx";
import { RoomRow } from "./RoomRow.tsx";
import { readRoom, roomPath } from "./room-address.ts";

export function Component() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const { board, page } = readRoom(useSearchParams()[0]);
  const [{ data, error, fetching, stale }, ask] = useMembersRoomQuery({
    variables: { board, page, language },
    requestPolicy: "cache-and-network",
  });
  if (!data && error && !fetching) {
    return (
      <ErrorState
        message={intl.formatMessage({ id: "room.failed" })}
        onRetry={() => ask({ requestPolicy: "network-only" })}
      />
    );
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="room.loading" />
      </p>
    );
  }
  const { items, totalCount, pageCount, boards } = data.membersRoom;
  return (
    <section aria-labelledby="members-room">
      <Title id="members-room" order={2} size="h3" mb={16}>
        <FormattedMessage id="room.title" values={{ count: totalCount }} />
      </Title>
      {data.viewer?.member.membershipStatus === "LAPSED" ? (
        <Alert mb={16} variant="warn">
          <FormattedMessage id="room.lapsed" />{" "}
          <Link className="link" to={paymentsPath(1)}>
            <FormattedMessage id="room.dues" />
          </Link>
        </Alert>
      ) : null}
      {boards.length > 1 || board !== null ? <RoomBoards boards={boards} board={board} /> : null}
      {items.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="room.empty" />}
          detail={<FormattedMessage id="room.emptyDetail" />}
        />
      ) : (
        <ul className="ruled rows" aria-busy={stale}>
          {items.map((post) => (
            <RoomRow key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        count={pageCount}
        disabled={fetching}
        href={(to) => roomPath({ board, page: to })}
      />
    </section>
  );
}
