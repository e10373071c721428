// /my-account/manuscripts/new and /my-account/manuscripts/{idx}/edit: a manuscript in one form of four steps.

import { Box, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { WritingStart } from "#web/components/editor/WritingStart.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import type { EditedDraftFragment } from "#web/gql/server-drafts.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { DRAFT, MANUSCRIPTS_TAB, SUBMIT_PATH } from "#web/paths.ts";
import { ManuscriptForm } from "./ManuscriptForm.tsx";
import { UnsavedManuscript } from "./UnsavedManuscript.tsx";
import { manuscriptDraftName } from "./use-manuscript-editor.ts";
import { useManuscriptStart } from "./use-manuscript-start.ts";

export function Component() {
  const intl = useIntl();
  const { idx } = useParams();
  const id = idx === undefined ? null : parseIdx(idx);
  const [params] = useSearchParams();
  const draft = id === null && params.has(DRAFT) ? parseIdx(params.get(DRAFT) ?? "") : null;
  const { start, reload } = useManuscriptStart(id, draft);
  const title = intl.formatMessage({ id: "manuscripts.editor.title" });
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "manuscripts.mine" }), to: MANUSCRIPTS_TAB },
          { label: title },
        ]}
        heading={<h1 id="manuscript-title">{title}</h1>}
      />
      <PageBody>
        <WritingStart
          name={manuscriptDraftName(id, draft)}
          start={start}
          onReload={reload}
          loading={<FormattedMessage id="manuscripts.loading" />}
        >
          {(begun) =>
            begun.isClosed ? (
              <Closed />
            ) : (
              <>
                <Unsaved drafts={begun.unsaved} />
                <ManuscriptForm key={`${id} ${draft} ${begun.round}`} start={begun} draftId={draft} />
              </>
            )
          }
        </WritingStart>
      </PageBody>
    </>
  );
}

/** Several that were typed and never saved: one of them is continued, or another is begun. */
function Unsaved({ drafts }: { drafts: readonly EditedDraftFragment[] }) {
  if (drafts.length === 0) return null;
  return (
    <Box component="section" maw="var(--form-wide)" mb={40} aria-labelledby="unsaved-manuscripts">
      <Title id="unsaved-manuscripts" order={2} size="h4">
        <FormattedMessage id="manuscripts.unsaved.several" values={{ count: drafts.length }} />
      </Title>
      <p>
        <FormattedMessage id="manuscripts.unsaved.choose" />
      </p>
      <ul className="ruled rows">
        {drafts.map((draft) => (
          <UnsavedManuscript key={draft.id} draft={draft} />
        ))}
      </ul>
    </Box>
  );
}

/** The journal takes manuscripts at JAMS. */
function Closed() {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage
        id="manuscripts.closed"
        values={{
          link: <a href={intl.locale === "en" ? `/en${SUBMIT_PATH}` : SUBMIT_PATH}>{SUBMIT_PATH}</a>,
        }}
      />
    </p>
  );
}
