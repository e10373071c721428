// A post that the viewer at it may not read (docs/site.md#posts-for-members): what it is, who may read it,
// and what to do about it.
import { mdiLockOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import columns from "#web/components/Columns.module.css";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { Board, PostLock } from "#web/gql/enums.ts";
import type { ReadPostFragment } from "#web/gql/posts.ts";
import { BOARD_PATHS, GRADE_TAB, paymentsPath, REGISTER_PATH } from "#web/paths.ts";
import { loginPath } from "#web/session/safe-next.ts";
import styles from "./LockedPost.module.css";
import { PostHead } from "./PostHead.tsx";
import { PostNeighbours } from "./PostNeighbours.tsx";
import page from "./PostPage.module.css";

interface LockedPostProps {
  board: Board;
  post: Pick<ReadPostFragment, "audience" | "readerGrades" | "publishedAt" | "tag" | "title"> &
    Partial<Pick<ReadPostFragment, "previous" | "next">>;
  lock: PostLock;
  /** What the office does with it; absent in a preview. */
  office?: ReactNode;
  /** Shown also while somebody is signed in, as in a preview. */
  shown?: boolean;
}

export function LockedPost({ board, post, lock, office, shown = false }: LockedPostProps) {
  const intl = useIntl();
  const { audience, readerGrades, title, previous = null, next = null } = post;
  const forGrades = audience === "GRADES";
  const grades = intl.formatList(
    readerGrades.map((grade) => intl.formatMessage({ id: `enums.MemberGrade.${grade}` })),
  );
  return (
    <article>
      <PostHead
        board={board}
        post={post}
        office={office}
        heading={
          title.text === "" ? (
            <h1 className={page.heading}>
              <FormattedMessage id="posts.lock.unnamed" />
            </h1>
          ) : (
            <Localized as="h1" className={page.heading} text={title} />
          )
        }
      />
      <div className={`frame textPage ${columns.reading} ${page.columns}`}>
        <div className={page.text}>
          <p className={styles.opening} role="status">
            {lock === "SIGN_IN" && !shown ? <FormattedMessage id="posts.lock.opening" /> : null}
          </p>
          <section className={`notice ${styles.door}`} data-lock={lock} data-shown={shown || undefined}>
            <Icon path={mdiLockOutline} size={24} />
            <div>
              <h2 className="h4">
                <FormattedMessage
                  id={forGrades ? "posts.lock.forGrades" : "posts.lock.forMembers"}
                  values={{ grades }}
                />
              </h2>
              <p>
                <FormattedMessage
                  id={lock === "SIGN_IN" && !forGrades ? "posts.lock.SIGN_IN.members" : `posts.lock.${lock}`}
                />
              </p>
              <p className="buttonRow">
                <Ways lock={lock} />
              </p>
            </div>
          </section>
        </div>
        <div className={page.end}>
          <PostNeighbours board={board} previous={previous} next={next} />
          <div className="screenOnly wayBack">
            <ButtonLink to={BOARD_PATHS[board].list} variant="outline" wideOnPhone>
              <FormattedMessage id={`posts.post.back.${board}`} />
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}

/** What to do: it comes back here, or leads to where the own grade and the own dues are. */
function Ways({ lock }: { lock: PostLock }) {
  const { pathname } = useLocation();
  if (lock === "GRADE") {
    return (
      <ButtonLink to={GRADE_TAB} wideOnPhone>
        <FormattedMessage id="posts.lock.grade" />
      </ButtonLink>
    );
  }
  if (lock === "LAPSED") {
    return (
      <ButtonLink to={paymentsPath(1)} wideOnPhone>
        <FormattedMessage id="posts.lock.dues" />
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={loginPath(pathname)} wideOnPhone>
        <FormattedMessage id="layout.account.login" />
      </ButtonLink>
      <ButtonLink to={REGISTER_PATH} variant="outline" wideOnPhone>
        <FormattedMessage id="layout.account.register" />
      </ButtonLink>
    </>
  );
}
