// A program before it is published, for whoever holds a link to it (decision 116). As with posts the link stands behind the # of the address,
// and the program is asked for in the browser, anew each time.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { buttonLook } from "#web/components/button-look.ts";
import { withPass } from "#web/components/files/with-pass.ts";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { PreviewBar } from "#web/components/preview/PreviewBar.tsx";
import { FilePass } from "#web/components/rich-text/Figure.tsx";
import { usePreviewedProgramQuery } from "#web/gql/program-previews.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { otherLanguage, toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { programPreviewAddress } from "#web/paths.ts";
import { ProgramArticle } from "./ProgramArticle.tsx";

export function Component() {
  const language = useLanguage();
  const { hash } = useLocation();
  // The server does not know what stands behind the #.
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => setLink(hash.slice(1)), [hash]);
  const [{ data, error, fetching }, ask] = usePreviewedProgramQuery({
    variables: { link: link ?? "", language: toGraphqlLanguage(language) },
    pause: link === null || link === "",
    requestPolicy: "network-only",
  });
  if (error && !fetching) {
    return (
      <Words id="program-details.preview.failed">
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
  if (link === "" || data?.previewedProgram === null) return <Words id="program-details.preview.gone" />;
  if (link === null || !data) return <Words id="program-details.preview.loading" />;
  const { program, expiresAt } = data.previewedProgram;
  const pass = `t=${encodeURIComponent(link)}`;
  const at = (
    <time key="at" dateTime={expiresAt}>
      {formatDateTime(language, expiresAt)}
    </time>
  );
  return (
    <FilePass value={`?${pass}`}>
      <PreviewBar
        title={<FormattedMessage id="program-details.preview.title" />}
        standing={<FormattedMessage id="program-details.preview.saved" />}
        until={<FormattedMessage id="program-details.preview.until" values={{ at }} />}
        other={{
          href: programPreviewAddress(link, otherLanguage(language)),
          label: <FormattedMessage id="program-details.preview.other" />,
        }}
      />
      <ProgramArticle program={withPass(program, pass)} isPreview />
    </FilePass>
  );
}

interface WordsProps {
  id: `program-details.preview.${"failed" | "gone" | "loading"}`;
  children?: React.ReactNode;
}

function Words({ id, children }: WordsProps) {
  const title = useIntl().formatMessage({ id: "program-details.preview.title" });
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
