// Shows what was typed and not saved, wherever it was: nobody has to remember the board, the program or the
// page to find it again.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import { Section } from "#web/components/Section.tsx";
import { type SavedDraftsQuery, useSavedDraftsQuery } from "#web/gql/saved-drafts.ts";
import { draftPath } from "./draft-path.ts";

type Draft = SavedDraftsQuery["savedDrafts"][number];

/** Asked again once a draft is stored: an editor sends its last words while the next page is shown already. */
const CONTEXT = { additionalTypenames: ["Draft"] };

interface SavedDraftsProps {
  /** Those that are shown beside a list of the same things; all of them when absent. */
  of?: (draft: Draft) => boolean;
}

const all = () => true;

/** Nothing where nothing is left unsaved. */
export function SavedDrafts({ of = all }: SavedDraftsProps) {
  const [{ data }] = useSavedDraftsQuery({ requestPolicy: "cache-and-network", context: CONTEXT });
  const drafts = data?.savedDrafts.filter(of) ?? [];
  if (drafts.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="editor.savedDrafts.title" values={{ count: drafts.length }} />}
      hint={<FormattedMessage id="editor.savedDrafts.hint" />}
      gap={4}
    >
      <ul>
        {drafts.map((draft) => (
          <SavedDraft key={draft.id} draft={draft} />
        ))}
      </ul>
    </Section>
  );
}

function SavedDraft({ draft }: { draft: Draft }) {
  const { title, updatedAt, writerName } = draft;
  const name = title ?? <FormattedMessage id="editor.savedDrafts.untitled" />;
  return (
    <li className="ends">
      <div className="longWords">
        {writerName === null ? (
          <Link className="link" to={draftPath(draft)}>
            {name}
          </Link>
        ) : (
          name
        )}
        <Text fz="sm" c="var(--ink-3)">
          <Subject draft={draft} /> ·{" "}
          <FormattedMessage id={isNew(draft) ? "editor.savedDrafts.new" : "editor.savedDrafts.change"} />
        </Text>
      </div>
      <Text fz="sm" c="var(--ink-2)">
        {writerName ?? <FormattedMessage id="editor.savedDrafts.mine" />} · <Moment at={updatedAt} />
      </Text>
    </li>
  );
}

const isNew = ({ pageKey, postId, programId }: Draft) =>
  pageKey === null && postId === null && programId === null;

/** What it is of: a board, a kind of program, a page. */
function Subject({ draft: { board, programKind, pageKey } }: { draft: Draft }) {
  if (board) return <FormattedMessage id={`enums.Board.${board}`} />;
  if (programKind) return <FormattedMessage id={`enums.ProgramKind.${programKind}`} />;
  return pageKey && <FormattedMessage id={PAGE_NAMES[pageKey]} />;
}
