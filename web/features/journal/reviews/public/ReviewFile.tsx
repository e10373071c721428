// The file that goes with a review: sent by the link, stored without its properties; the reviewer says
// whether the authors read it, too.
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FIGURE_ENDINGS } from "#schema/validation/core/files.ts";
import { reviewFileWorld } from "#web/api/upload.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { formatFileSize } from "#web/components/file-words.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type OpenedReviewFragment, useRemoveReviewFileMutation } from "#web/gql/linked-review.ts";

type SentFile = NonNullable<OpenedReviewFragment["file"]>;

interface ReviewFileProps {
  link: string;
  file: SentFile | null;
  forAuthors: FieldState<boolean>;
}

const ACCEPT = FIGURE_ENDINGS.map((ending) => `.${ending}`).join();

export function ReviewFile({ link, file: stored, forAuthors }: ReviewFileProps) {
  const [file, setFile] = useState(stored);
  const [world] = useState(() => reviewFileWorld(link));
  const uploads = useUploads(
    "manuscript",
    ({ name, size, url, pass }) => setFile({ name, size, url: `${url}?t=${encodeURIComponent(pass)}` }),
    { world },
  );
  const [, remove] = useRemoveReviewFileMutation();
  const act = useAction(() => setFile(null));
  return (
    <section aria-labelledby="review-file-title">
      <Title id="review-file-title" order={3} size="h5" mb={4}>
        <FormattedMessage id="reviews.file.title" />
      </Title>
      <Text fz="sm" c="var(--ink-2)" mb={12}>
        <FormattedMessage id="reviews.file.hint" />
      </Text>
      <Stack gap={12}>
        {file === null ? null : (
          <Group gap="4px 16px" justify="space-between">
            <Text span miw={0} className="longWords">
              <a className="link" href={file.url} download={file.name}>
                {file.name}
              </a>{" "}
              <Text span fz="sm" c="var(--ink-3)">
                {formatFileSize(file.size)}
              </Text>
            </Text>
            <Button
              size="sm"
              variant="subtle"
              onClick={() => void act(remove({ link }), "reviews.file.removed")}
            >
              <FormattedMessage id="reviews.file.remove" />
            </Button>
          </Group>
        )}
        <UploadList uploads={uploads} />
        <FileDrop
          id="review-file"
          kind="manuscript"
          accept={ACCEPT}
          multiple={false}
          label={<FormattedMessage id={file === null ? "reviews.file.add" : "reviews.file.replace"} />}
          onFiles={uploads.replace}
        />
        {file === null ? null : <CheckField {...forAuthors} needed={false} />}
      </Stack>
    </section>
  );
}
