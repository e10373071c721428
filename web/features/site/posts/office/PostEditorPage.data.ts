// Only the head: what is edited is asked for in the browser, with the session.
import type { Board } from "#web/gql/enums.ts";
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader<{ board: Board }> = async ({ intl, params, props }) => {
  const board = intl.formatMessage({ id: `enums.Board.${props.board}` });
  const id = params.idx === undefined ? "editor.page.create" : "editor.page.edit";
  return { meta: { title: intl.formatMessage({ id }, { board }) } };
};
