// Says of how many chosen posts the English has something open, before they are published.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { PostFilter } from "#schema/validation/site/post-filters.ts";
import type { ListSelection } from "#web/components/list/list-selection.ts";
import { useOpenEnglishQuery } from "#web/gql/managed-posts.ts";

export function OpenEnglish({ selection, filter }: { selection: ListSelection; filter: PostFilter }) {
  const [{ data, error }] = useOpenEnglishQuery({
    variables: { ids: selection.kind === "some" ? [...selection.ids] : null, filter },
    requestPolicy: "network-only",
  });
  const found = data?.openEnglish;
  return (
    <Box component="span" display="block" mt={8} fw={600} c="var(--warn)" role="status">
      {found ? (
        <FormattedMessage id="post-office.openEnglish.found" values={found} />
      ) : (
        <FormattedMessage id={`post-office.openEnglish.${error ? "failed" : "asked"}`} />
      )}
    </Box>
  );
}
