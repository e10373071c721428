// /admin/posts: all posts of the boards, by status. Status, board and page are in the address.

import { Stack } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import type { PostSort } from "#schema/validation/site/post-filters.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { SavedDrafts } from "#web/components/editor/SavedDrafts.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { type OpenList, useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import type { Board } from "#web/gql/enums.ts";
import { useManagedPostsQuery } from "#web/gql/managed-posts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import { POSTS_LIST, usePostColumns } from "./posts-list.tsx";
import { useManyPosts } from "./use-many-posts.tsx";

export function Component() {
  const list = useListAddress(POSTS_LIST);
  const { board } = list.address.filter;
  return (
    <>
      <OfficeHead>
        <NewPostLink board={board?.length === 1 ? board[0] : undefined} />
      </OfficeHead>
      <Stack gap={40}>
        <SavedDrafts of={({ board }) => board !== null} />
        <div>
          <Posts list={list} />
        </div>
      </Stack>
    </>
  );
}

/** For the chosen board; for notices while several are shown. */
function NewPostLink({ board = "NOTICE" }: { board: Board | undefined }) {
  return (
    <ButtonLink to={BOARD_PATHS[board].create} size="sm">
      <Icon path={mdiPlus} />
      <FormattedMessage
        id="post-office.new"
        values={{ board: <FormattedMessage id={`enums.Board.${board}`} /> }}
      />
    </ButtonLink>
  );
}

function Posts({ list }: { list: OpenList<(typeof POSTS_LIST)["filters"], PostSort> }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const { filter } = list.variables;
  const asked = useManagedPostsQuery({
    variables: { ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  // The server stores the count of each list: it is always whole.
  const result = useListResult(asked, ({ managedPosts }) => ({ ...managedPosts, hasMore: false }));
  const actions = useManyPosts(filter, result.onRetry);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "post-office.title" })}
      columns={usePostColumns(filter.state == null, result.onRetry)}
      actions={actions}
      rowName={({ title }) => title.text || intl.formatMessage({ id: "post-office.untitled" })}
      result={result}
      empty={<FormattedMessage id={`post-office.empty.${filter.state ?? "ALL"}`} />}
      emptyDetail={<FormattedMessage id="post-office.emptyDetail" />}
    />
  );
}
