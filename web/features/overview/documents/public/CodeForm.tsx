// The code of a document is typed: a plain form, so it works before any script; the page that it leads to asks the server.
import type { FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useHref, useNavigate } from "react-router-dom";
import { buttonLook } from "#web/components/button-look.ts";
import field from "#web/components/forms/plain-field.module.css";
import { VERIFY_PATH } from "#web/paths.ts";
import { verifyDocumentPath } from "./document-path.ts";
import styles from "./VerifyPage.module.css";

/** The key under which the plain form sends what is typed. */
export const CODE = "code";
/** As much as a whole address, which may be pasted. */
const TYPED_MAX_LENGTH = 200;

export function CodeForm() {
  const navigate = useNavigate();
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = verifyDocumentPath(String(new FormData(event.currentTarget).get(CODE) ?? ""));
    if (path !== null) void navigate(path);
  };
  return (
    <form className={styles.code} method="get" action={useHref(VERIFY_PATH)} onSubmit={check}>
      <div>
        <label htmlFor={CODE}>
          <FormattedMessage id="documents.code" />
        </label>
        <input
          id={CODE}
          name={CODE}
          className={field.field}
          required
          maxLength={TYPED_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <button type="submit" {...buttonLook({ size: "lg" })}>
        <FormattedMessage id="documents.check" />
      </button>
    </form>
  );
}
