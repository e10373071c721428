// Files that came with the remarks, under the numbers of their reviews.
import { Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";

export function RemarkFiles({ manuscript }: { manuscript: Pick<FollowedManuscriptFragment, "reviewFiles"> }) {
  const files = manuscript.reviewFiles.flatMap(({ file, ...of }) => (file === null ? [] : [{ file, ...of }]));
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="remark-files-title">
      <Title id="remark-files-title" order={3} size="h5" mt={24} mb={8}>
        <FormattedMessage id="manuscripts.remark.files" />
      </Title>
      <Stack gap={12}>
        {files.map(({ file, round, review }) => (
          <div key={file.id}>
            <p className="meta">
              <FormattedMessage id="manuscripts.remark.of" values={{ review, round }} />
            </p>
            <LockedFiles files={[file]} />
          </div>
        ))}
      </Stack>
    </section>
  );
}
