// The file of a review, and whether the decision opens it to the authors.
import { Box, Button, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedReviewRowFragment,
  useSetReviewFileReadersMutation,
} from "#web/gql/managed-submissions.ts";

interface ReviewFileReadersProps {
  review: ManagedReviewRowFragment;
  file: EditedFile;
  onChanged: () => void;
}

export function ReviewFileReaders({ review, file, onChanged }: ReviewFileReadersProps) {
  const { id, fileForAuthors, fileShownAt, isDecided } = review;
  const [, setReaders] = useSetReviewFileReadersMutation();
  const act = useAction(onChanged);
  const readers = fileForAuthors && !isDecided ? "toAuthors" : "toEditors";
  return (
    <Box mt={8}>
      <LockedFiles files={[file]} />
      <Group gap="4px 16px" mt={4}>
        <Text fz="sm" c="dimmed">
          <FormattedMessage id={`submission-office.reviewFile.${fileShownAt === null ? readers : "shown"}`} />
        </Text>
        {isDecided ? null : (
          <Button
            size="sm"
            variant="subtle"
            onClick={() =>
              void act(
                setReaders({ id, forAuthors: !fileForAuthors }),
                "submission-office.reviewFile.changed",
              )
            }
          >
            <FormattedMessage
              id={fileForAuthors ? "submission-office.reviewFile.keep" : "submission-office.reviewFile.show"}
            />
          </Button>
        )}
      </Group>
    </Box>
  );
}
