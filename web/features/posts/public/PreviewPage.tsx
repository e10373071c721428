// A post before it is published, for whoever holds a link to it (decision 110). The link stands behind the # of the address: no server, log or
// cache ever meets it there. The page itself is the same for every link, and the post is asked for in the browser, anew each time.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { buttonLook } from "#web/components/button-look.ts";
import { withPass } from "#web/components/files/with-pass.ts";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { FilePass } from "#web/components/rich-text/Figure.tsx";
import { usePreviewedPostQuery } from "#web/gql/previews.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useSession } from "#web/session/session.ts";
import { LockedPost } from "./LockedPost.tsx";
import { PostArticle } from "./PostArticle.tsx";
import { PostOfficeSlot } from "./PostOfficeSlot.tsx";
import { PostPreviewBar, type PreviewedAs } from "./PostPreviewBar.tsx";

export function Component() {
  const { hash } = useLocation();
  // The server does not know what stands behind the #.
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => setLink(hash.slice(1)), [hash]);
  const [chosen, setChosen] = useState<PreviewedAs | null>(null);
  const canWrite = useSession().user?.canWritePosts === true;
  const [{ data, error, fetching }, ask] = usePreviewedPostQuery({
    variables: { link: link ?? "", language: toGraphqlLanguage(useLanguage()) },
    pause: link === null || link === "",
    requestPolicy: "network-only",
  });
  if (error && !fetching) {
    return (
      <Words id="posts.preview.failed">
        <button
          type="button"
          {...buttonLook({ variant: "outline", size: "sm" })}
          onClick={() => ask({ requestPolicy: "network-only" })}
        >
          <FormattedMessage id="components.errorState.retry" />
        </button>
      </Words>
    );
  }
  if (link === "" || data?.previewedPost === null) return <Words id="posts.preview.gone" />;
  if (link === null || !data) return <Words id="posts.preview.loading" />;
  const post = data.previewedPost;
  const pass = `t=${encodeURIComponent(link)}`;
  const { board, audience, isListed, title } = post;
  const isOpen = audience === "EVERYONE";
  // Whoever is sent a link is to read the text; what visitors meet is a step away.
  const as = chosen ?? (isOpen ? "visitor" : "member");
  const unnamed = { title: { ...title, text: "" }, tag: null };
  return (
    <FilePass value={`?${pass}`}>
      <PostPreviewBar
        link={link}
        expiresAt={post.expiresAt}
        isUnsaved={post.isUnsaved}
        as={as}
        choices={canWrite ? ["visitor", "member", "office"] : ["visitor", "member"]}
        onAs={setChosen}
      />
      {as === "visitor" && !isOpen ? (
        <LockedPost board={board} post={isListed ? post : { ...post, ...unnamed }} lock="SIGN_IN" shown />
      ) : (
        <PostArticle
          board={board}
          post={{ ...withPass(post, pass), previous: null, next: null }}
          shares={false}
          office={
            as === "office" ? (
              <PostOfficeSlot board={board} post={{ id: post.id, title: title.text }} />
            ) : null
          }
        />
      )}
    </FilePass>
  );
}

function Words({
  id,
  children,
}: {
  id: "posts.preview.failed" | "posts.preview.gone" | "posts.preview.loading";
  children?: React.ReactNode;
}) {
  const title = useIntl().formatMessage({ id: "posts.preview.title" });
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        <p role="status">
          <FormattedMessage id={id} />
        </p>
        {children}
      </PageBody>
    </>
  );
}
