// A new manuscript that was typed and never saved, in a list: its form offers it again.
import { Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Moment } from "#web/components/Moment.tsx";
import type { EditedDraftFragment } from "#web/gql/server-drafts.ts";
import { DRAFT, NEW_MANUSCRIPT_PATH } from "#web/paths.ts";
import { restoreManuscript } from "./manuscript-values.ts";

export function UnsavedManuscript({ draft: { id, payload, updatedAt } }: { draft: EditedDraftFragment }) {
  const values = restoreManuscript(Object(payload).values);
  return (
    <Stack component="li" gap={8} py={20}>
      <Title order={3} size="h5" className="longWords">
        <Link className="titleLink" to={`${NEW_MANUSCRIPT_PATH}?${DRAFT}=${id}`}>
          {values?.titleKo || values?.titleEn || <FormattedMessage id="manuscripts.untitled" />}
        </Link>
      </Title>
      <p className="meta">
        <span>
          <FormattedMessage
            id="manuscripts.unsaved"
            values={{
              at: <Moment at={updatedAt} />,
            }}
          />
        </span>
      </p>
    </Stack>
  );
}
