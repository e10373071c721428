// What was typed and not saved, wherever it was: nobody has to remember the board, the program or the page to find it again.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import { Section } from "#web/components/Section.tsx";
import { type KeptDraftsQuery, useKeptDraftsQuery } from "#web/gql/kept-drafts.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { draftPath } from "./draft-path.ts";

type Draft = KeptDraftsQuery["keptDrafts"][number];

/** Nothing where nothing is left unsaved. */
export function KeptDrafts() {
  const intl = useIntl();
  const [{ data }] = useKeptDraftsQuery({ requestPolicy: "cache-and-network" });
  const drafts = data?.keptDrafts ?? [];
  if (drafts.length === 0) return null;
  const label = intl.formatMessage({ id: "editor.kept.title" }, { count: drafts.length });
  return (
    <Section title={label} hint={<FormattedMessage id="editor.kept.hint" />}>
      <Table.ScrollContainer minWidth={480} type="native" tabIndex={0} role="group" aria-label={label}>
        <Table>
          <Table.Tbody>
            {drafts.map((draft) => (
              <KeptDraft key={draft.id} draft={draft} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}

function KeptDraft({ draft }: { draft: Draft }) {
  const { title, updatedAt, writerName } = draft;
  const language = useLanguage();
  const name = title ?? <FormattedMessage id="editor.kept.untitled" />;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: "anywhere" }}>
        {writerName === null ? (
          <Link className="link" to={draftPath(draft)}>
            {name}
          </Link>
        ) : (
          name
        )}
        <Text fz="sm" c="var(--ink-3)">
          <Subject draft={draft} /> ·{" "}
          <FormattedMessage id={isNew(draft) ? "editor.kept.new" : "editor.kept.change"} />
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: "nowrap" }}>
        {writerName ?? <FormattedMessage id="editor.kept.mine" />}
      </Table.Td>
      <Table.Td ta="end" style={{ whiteSpace: "nowrap" }}>
        <time dateTime={updatedAt}>{formatDateTime(language, updatedAt)}</time>
      </Table.Td>
    </Table.Tr>
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
