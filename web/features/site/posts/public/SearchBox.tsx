// The search in a list: a plain form to the list's own address, so it works before and without any script. The chosen tag
// stays; the page starts again.

import { mdiMagnify } from "@mdi/js";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { useHref, useNavigate } from "react-router-dom";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import field from "#web/components/forms/plain-field.module.css";
import { Icon } from "#web/components/Icon.tsx";
import styles from "#web/components/SearchField.module.css";
import type { Board } from "#web/gql/enums.ts";
import { textKey } from "#web/page/query.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import { type PostListAddress, postListPath } from "./post-list-address.ts";

export function SearchBox({ board, address }: { board: Board; address: PostListAddress }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { tag, search } = address;
  const label = intl.formatMessage({ id: "posts.list.search" });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    void navigate(postListPath(board, { tag, search: textKey.read(String(typed ?? "")), page: 1 }));
  };
  return (
    <search className={`screenOnly ${styles.search}`}>
      <form className={styles.box} method="get" action={useHref(BOARD_PATHS[board].list)} onSubmit={find}>
        {tag === null ? null : <input type="hidden" name="tag" value={tag} />}
        {/* A new address is a new field: going back shows what was looked for then. */}
        <input
          key={search}
          className={field.field}
          type="search"
          name="search"
          defaultValue={search ?? ""}
          aria-label={label}
          placeholder={label}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button
          type="submit"
          className="iconButton"
          aria-label={intl.formatMessage({ id: "posts.list.find" })}
        >
          <Icon path={mdiMagnify} size={22} />
        </button>
      </form>
    </search>
  );
}
