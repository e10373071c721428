// Shows what the office does with chosen posts, or with all the list is narrowed to. None of it changes what
// they say, and all of it can be taken back (docs/site.md#posts).
import { NativeSelect } from "@mantine/core";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PostChange, PostFilter } from "#schema/validation/site/post-filters.ts";
import { BOARDS, UNDONE_MAX } from "#schema/validation/site/posts.ts";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import type { Board } from "#web/gql/enums.ts";
import { useChangePostsMutation, useUndoPostChangesMutation } from "#web/gql/managed-posts.ts";
import { OpenEnglish } from "./OpenEnglish.tsx";

/** What can be done with posts of a state, the likeliest first. */
const CHANGES = {
  ALL: ["PUBLISH", "HIDE", "PIN", "UNPIN", "MOVE", "TRASH"],
  DRAFT: ["PUBLISH", "MOVE", "TRASH"],
  SCHEDULED: ["PUBLISH", "HIDE", "MOVE", "TRASH"],
  PUBLISHED: ["HIDE", "PIN", "UNPIN", "MOVE", "TRASH"],
  ENDED: ["HIDE", "MOVE", "TRASH"],
  TRASH: ["RESTORE"],
} as const satisfies Record<NonNullable<PostFilter["state"]> | "ALL", readonly PostChange[]>;

/** @param again asks for the list again */
export function useManyPosts(filter: PostFilter, again: () => void): readonly BulkAction[] {
  const intl = useIntl();
  const act = useBulkAct(again);
  const [, change] = useChangePostsMutation();
  const [, undoChanges] = useUndoPostChangesMutation();
  const boards = BOARDS.filter((board) => filter.board?.length !== 1 || filter.board[0] !== board);
  const chosen = useRef<Board>(undefined);
  const target = () => boards.find((board) => board === chosen.current) ?? boards[0];
  const choose = (board: Board) => {
    chosen.current = board;
  };
  const action = (name: PostChange): BulkAction => ({
    key: name,
    label: <FormattedMessage id={`post-office.many.${name}`} />,
    // Chosen ones are changed at once: it can be undone. Where they are moved to is asked always, and what
    // is open in their English is said before they are published.
    ask: (count, selection) => {
      if (selection.kind === "some" && name !== "MOVE" && name !== "PUBLISH") return null;
      return {
        title: <FormattedMessage id={`post-office.many.${name}.title`} values={{ count }} />,
        detail: (
          <>
            <FormattedMessage id={`post-office.many.${name}.detail`} />
            {name === "PUBLISH" ? <OpenEnglish selection={selection} filter={filter} /> : null}
            {name === "MOVE" ? <BoardChoice boards={boards} chosen={target()} onChoose={choose} /> : null}
          </>
        ),
      };
    },
    run: (selection, count, tools) => {
      const changed: number[] = [];
      const back = () =>
        changed.length > UNDONE_MAX
          ? null
          : {
              undo: () => undoChanges({ ids: changed }),
              undone: intl.formatMessage({ id: "post-office.many.undone" }, { count: changed.length }),
            };
      return act(selection, count, { ...tools, back }, async (which) => {
        const board = name === "MOVE" ? (target() ?? null) : null;
        const { data, error } = await change({ which, filter, change: name, board });
        changed.push(...(data?.changePosts.changed ?? []));
        return { step: data?.changePosts, error };
      });
    },
  });
  return CHANGES[filter.state ?? "ALL"].map(action);
}

interface BoardChoiceProps {
  boards: readonly Board[];
  /** The first unless another was chosen. */
  chosen: Board | undefined;
  onChoose: (board: Board) => void;
}

/** Where posts are moved to. */
function BoardChoice({ boards, chosen, onChoose }: BoardChoiceProps) {
  const intl = useIntl();
  return (
    <NativeSelect
      mt={16}
      label={<FormattedMessage id="post-office.many.board" />}
      defaultValue={chosen}
      data={boards.map((value) => ({ value, label: intl.formatMessage({ id: `enums.Board.${value}` }) }))}
      onChange={({ currentTarget: { value } }) => {
        const board = boards.find((one) => one === value);
        if (board) onChoose(board);
      }}
    />
  );
}
