// What lists do not name looks like nothing at its address, where the page is everybody's. The person who is
// signed in is asked for once more; anyone else is offered to log in, whether something is there or not.
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useRevalidator } from "react-router-dom";
import { idInAddress } from "#web/components/HiddenLine.tsx";
import { Link } from "#web/components/Link.tsx";
import { POST_BOARDS } from "#web/features/site/posts/boards.ts";
import { postPath } from "#web/paths.ts";
import { loginPath } from "#web/session/safe-next.ts";
import { useSession } from "#web/session/session.ts";

/** The address and the person that were asked about last: what is not there stays so. */
let asked = "";

export function MembersAddress() {
  const { pathname } = useLocation();
  const { isAuthenticated, user } = useSession();
  const { revalidate } = useRevalidator();
  const id = idInAddress(pathname, (one) => POST_BOARDS.map((board) => postPath(board, one)));
  const person = user?.id ?? null;
  useEffect(() => {
    const now = `${pathname} ${person}`;
    if (id === null || person === null || asked === now) return;
    asked = now;
    void revalidate();
  }, [id, pathname, person, revalidate]);
  if (id === null || isAuthenticated) return null;
  const login = (
    <Link key="login" to={loginPath(pathname)}>
      <FormattedMessage id="layout.account.login" />
    </Link>
  );
  return (
    <p>
      <FormattedMessage id="posts.hidden.login" values={{ login }} />
    </p>
  );
}
