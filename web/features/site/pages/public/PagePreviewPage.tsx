// A page of the association before it is in force, for the person who holds a link to it (decision 195).
import { useIntl } from "react-intl";
import { withPass } from "#web/components/files/with-pass.ts";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import { PreviewRoom } from "#web/components/preview/PreviewRoom.tsx";
import { usePreview } from "#web/components/preview/use-preview.ts";
import { type PreviewedPageQuery, usePreviewedPageQuery } from "#web/gql/page-previews.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { PAGE_PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { Board } from "./BoardMembersPage.tsx";
import { Edition } from "./Edition.tsx";
import { Greeting } from "./GreetingPage.tsx";
import { History } from "./HistoryPage.tsx";
import { Introduced } from "./IntroductionPage.tsx";
import { NoVersion } from "./NoVersion.tsx";
import { Values } from "./ValuesPage.tsx";
import { VersionedText } from "./VersionedTextPage.tsx";

type Previewed = NonNullable<PreviewedPageQuery["previewedPage"]>;

export function Component() {
  const preview = usePreview(usePreviewedPageQuery);
  const { user } = useSession();
  const writes = user?.canWritePages === true || user?.canManageJournal === true;
  return (
    <PreviewRoom
      noun="page"
      path={PAGE_PREVIEW_PATH}
      preview={preview}
      shown={preview.data?.previewedPage}
      choicesOf={() => (writes ? ["everyone", "office"] : ["everyone"])}
    >
      {(page, _as, pass) => <Page previewed={withPass(page, pass)} />}
    </PreviewRoom>
  );
}

/** By the part that shows the page itself. */
function Page({ previewed }: { previewed: Previewed }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const { key, number, effectiveAt, title } = previewed;
  if (title === null) return <NoVersion pageKey={key} />;
  const unnamed = { text: intl.formatMessage({ id: PAGE_NAMES[key] }), language };
  const page = {
    ...previewed,
    title: title.text === "" ? unnamed : title,
    // Rows of a preview have no number of their own.
    entries: previewed.entries.map((entry, id) => ({ ...entry, id })),
    people: previewed.people.map((person, id) => ({ ...person, id })),
  };
  switch (key) {
    case "GREETING":
      return <Greeting page={page} />;
    case "VALUES":
      return <Values page={page} />;
    case "HISTORY":
      return <History page={page} />;
    case "BOARD_MEMBERS":
    case "EDITORIAL_BOARD":
      return <Board pageKey={key} page={page} />;
    case "SEMINAR_INTRODUCTION":
    case "JOURNAL_INTRODUCTION":
      return <Introduced pageKey={key} page={page} />;
    default:
      return (
        <VersionedText
          pageKey={key}
          page={page}
          edition={
            number === null || effectiveAt === null ? null : (
              <Edition pageKey={key} version={{ number, effectiveAt }} more={false} printed={false} />
            )
          }
        />
      );
  }
}
