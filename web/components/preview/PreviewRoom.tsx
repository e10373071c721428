// Something before it is published, for the person who holds a link to it (decision 195): the bar above, as
// whom it is looked at, and what opens its files. The page itself is the same for every link.
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { OfficeShown } from "#web/components/OfficeSlot.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { FilePass } from "#web/components/rich-text/Figure.tsx";
import { PreviewBar, type PreviewNoun } from "./PreviewBar.tsx";
import { type PreviewedAs, PreviewWays } from "./PreviewWays.tsx";
import type { Preview } from "./use-preview.ts";

interface Shown {
  readonly expiresAt: string;
  readonly isUnsaved?: boolean;
}

interface PreviewRoomProps<Data extends Shown> {
  noun: PreviewNoun;
  /** Its page, in front of the #. */
  path: string;
  preview: Preview<unknown>;
  /** What the link opens; null where it opens nothing, undefined while nobody knows. */
  shown: Data | null | undefined;
  /** Those it can be looked at as, first as whom it is without a choice. */
  choicesOf: (shown: Data) => readonly [PreviewedAs, ...PreviewedAs[]];
  /** @param pass such as "t=…", for the addresses of its files */
  children: (shown: Data, as: PreviewedAs, pass: string) => ReactNode;
}

export function PreviewRoom<Data extends Shown>(props: PreviewRoomProps<Data>) {
  const { noun, path, preview, shown, choicesOf, children } = props;
  const { link, failed, retry } = preview;
  const [chosen, setChosen] = useState<PreviewedAs | null>(null);
  if (failed) {
    return (
      <Words id="preview.failed">
        <button type="button" {...buttonLook({ variant: "outline", size: "sm" })} onClick={retry}>
          <FormattedMessage id="components.errorState.retry" />
        </button>
      </Words>
    );
  }
  if (link === "" || shown === null) return <Words id="preview.gone" />;
  if (link === null || shown === undefined) return <Words id="preview.loading" />;
  const choices = choicesOf(shown);
  const as = chosen !== null && choices.includes(chosen) ? chosen : choices[0];
  const pass = `t=${encodeURIComponent(link)}`;
  return (
    <FilePass value={`?${pass}`}>
      <OfficeShown value={as === "office"}>
        <PreviewBar noun={noun} path={path} link={link} shown={shown}>
          <PreviewWays as={as} choices={choices} onAs={setChosen} />
        </PreviewBar>
        {children(shown, as, pass)}
      </OfficeShown>
    </FilePass>
  );
}

function Words({ id, children }: { id: `preview.${"failed" | "gone" | "loading"}`; children?: ReactNode }) {
  const title = useIntl().formatMessage({ id: "preview.title" });
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
