// Beside a post: others of its tag, its address to copy, print.

import { mdiLinkVariant, mdiPrinterOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { Board } from "#web/gql/enums.ts";
import { type PostPageQuery, useRelatedPostsQuery } from "#web/gql/posts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { postPath } from "#web/paths.ts";
import styles from "./PostAside.module.css";

type Tag = NonNullable<PostPageQuery["post"]>["tag"];

const RELATED = 4;

export function PostAside({ board, id, tag }: { board: Board; id: number; tag: Tag }) {
  return (
    <aside className={styles.aside}>
      {tag === null ? null : <Related board={board} id={id} tag={tag} />}
      <Tools />
    </aside>
  );
}

function Related({ board, id, tag }: { board: Board; id: number; tag: NonNullable<Tag> }) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = useRelatedPostsQuery({ variables: { board, tag: tag.slug, language } });
  const others = (data?.posts.items ?? []).filter((post) => post.id !== id).slice(0, RELATED);
  if (others.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>
        <FormattedMessage id="posts.post.related" values={{ tag: tag.name }} />
      </h2>
      <ul>
        {others.map((post) => (
          <li key={post.id}>
            <Link to={postPath(board, post.id)}>
              <Localized text={post.title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tools() {
  const [outcome, setOutcome] = useState<"posts.post.copied" | "posts.post.copyFailed" | null>(null);
  const copy = () => {
    setOutcome(null);
    navigator.clipboard.writeText(window.location.href).then(
      () => setOutcome("posts.post.copied"),
      () => setOutcome("posts.post.copyFailed"),
    );
  };
  return (
    <div className={styles.tools}>
      <button type="button" onClick={copy}>
        <Icon path={mdiLinkVariant} />
        <FormattedMessage id="posts.post.copy" />
      </button>
      <button type="button" onClick={() => window.print()}>
        <Icon path={mdiPrinterOutline} />
        <FormattedMessage id="posts.post.print" />
      </button>
      <p className={styles.outcome} role="status">
        {outcome === null ? null : <FormattedMessage id={outcome} />}
      </p>
    </div>
  );
}
