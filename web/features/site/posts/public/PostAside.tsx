// Beside a post: others of its tag, and ways to pass it on.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { Board } from "#web/gql/enums.ts";
import { type PostPageQuery, useRelatedPostsQuery } from "#web/gql/posts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { postPath } from "#web/paths.ts";
import styles from "./PostAside.module.css";
import { relatedPosts } from "./related-posts.ts";

type Tag = NonNullable<PostPageQuery["post"]>["tag"];

interface PostAsideProps {
  board: Board;
  id: number;
  tag: Tag;
  /** Ways to pass the post on; none where its address leads nowhere yet. */
  share: ReactNode;
}

export function PostAside({ board, id, tag, share }: PostAsideProps) {
  return (
    <aside className={`screenOnly ${styles.aside}`}>
      <Related board={board} id={id} tag={tag} />
      {share}
    </aside>
  );
}

/** Others of its tag, else the newest of its board, so that a short post does not end in nothing. */
function Related({ board, id, tag }: Pick<PostAsideProps, "board" | "id" | "tag">) {
  const ofTag = useOthers(board, id, tag?.slug ?? null);
  const others = useOthers(board, id, null, ofTag.length > 0);
  const shown = ofTag.length > 0 ? ofTag : others;
  if (shown.length === 0) return null;
  return (
    <section className={`ruled ${styles.related}`}>
      <h2 className="h4">
        {tag !== null && ofTag.length > 0 ? (
          <FormattedMessage id="posts.post.related" values={{ tag: tag.name }} />
        ) : (
          <FormattedMessage id={`posts.post.others.${board}`} />
        )}
      </h2>
      <ul className="rows">
        {shown.map((post) => (
          <li key={post.id}>
            <Link className="titleLink" to={postPath(board, post.id)}>
              <Localized text={post.title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useOthers(board: Board, id: number, tag: string | null, pause = false) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = useRelatedPostsQuery({ variables: { board, tag, language }, pause });
  return relatedPosts(data?.posts.items, id);
}
