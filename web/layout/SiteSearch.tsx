// The box that searches the whole site: a plain form to the search page, so it works before and without any script.

import { mdiMagnify } from "@mdi/js";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { useHref, useNavigate } from "react-router-dom";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import field from "#web/components/forms/plain-field.module.css";
import { Icon } from "#web/components/Icon.tsx";
import search from "#web/components/SearchField.module.css";
import { SEARCH_PATH } from "#web/paths.ts";
import styles from "./SiteSearch.module.css";

/** `look`: in the utility row, in the phone menu, on the search page itself. `text`: what was looked for. */
export function SiteSearch({ look, text }: { look: "header" | "menu" | "page"; text?: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const label = intl.formatMessage({ id: "layout.search.label" });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("q") ?? "");
    void navigate(`${SEARCH_PATH}?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <search className={`screenOnly ${styles[look]}`}>
      <form className={search.box} action={useHref(SEARCH_PATH)} onSubmit={find}>
        <input
          key={text}
          className={field.field}
          type="search"
          name="q"
          defaultValue={text}
          aria-label={label}
          placeholder={label}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button
          type="submit"
          className="iconButton"
          aria-label={intl.formatMessage({ id: "layout.search.find" })}
        >
          <Icon path={mdiMagnify} size={look === "header" ? 18 : 22} />
        </button>
      </form>
    </search>
  );
}
