// The slides of an accepted presentation: sent until the date of the call, replaced, deleted, and shown to
// visitors if the author likes.
import { Alert, Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SLIDES_ENDINGS } from "#schema/validation/core/files.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { LockedFileLink } from "#web/components/files/LockedFileLink.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type OwnPresentationFragment, useSavePresentationSlidesMutation } from "#web/gql/presentations.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

const ENDINGS = SLIDES_ENDINGS.map((ending) => `.${ending}`).join();

interface SlidesPartProps {
  presentation: OwnPresentationFragment;
  onChanged: () => void;
}

export function SlidesPart({ presentation, onChanged }: SlidesPartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const [, save] = useSavePresentationSlidesMutation();
  const act = useAction(onChanged);
  const { id, version, slides, slidesPublic, slidesRemovalReason, slidesUntil } = presentation;
  const send = (fileId: number | null, isPublic: boolean) =>
    void act(
      save({ id, version, fileId, isPublic }),
      fileId === null ? "presentations.slides.deleted" : "presentations.slides.saved",
    );
  const uploads = useUploads("slides", (file) => send(file.id, slidesPublic));
  if (slides === null && slidesUntil === null) return null;
  return (
    <Stack role="group" gap={8} py={12} aria-labelledby={`slides-${id}`}>
      <Text id={`slides-${id}`} fw={600}>
        <FormattedMessage id="presentations.slides" />
      </Text>
      {slidesUntil === null ? null : (
        <Text fz="sm" c="var(--ink-2)">
          <FormattedMessage
            id="presentations.slides.until"
            values={{ at: formatDeadline(language, slidesUntil) }}
          />
        </Text>
      )}
      {slides === null ? null : (
        <>
          <Group gap="4px 16px" justify="space-between">
            <LockedFileLink url={slides.url} name={slides.name} />
            <Button
              size="sm"
              variant="subtle"
              aria-label={intl.formatMessage({ id: "presentations.slides.deleteOf" }, { name: slides.name })}
              onClick={() => setAsks(true)}
            >
              <FormattedMessage id="presentations.slides.delete" />
            </Button>
          </Group>
          {slidesRemovalReason === null ? null : (
            <Alert variant="warn" className="lines">
              <FormattedMessage
                id="presentations.slides.removed"
                values={{ reason: slidesRemovalReason, canReplace: slidesUntil === null ? "no" : "yes" }}
              />
            </Alert>
          )}
          <Checkbox
            label={intl.formatMessage({ id: "presentations.slides.public" })}
            checked={slidesPublic}
            onChange={(event) => send(slides.id, event.currentTarget.checked)}
          />
        </>
      )}
      {slidesUntil === null ? null : (
        <>
          <UploadList uploads={uploads} />
          <FileDrop
            id={`slides-file-${id}`}
            kind="slides"
            accept={ENDINGS}
            multiple={false}
            label={
              <FormattedMessage
                id={slides === null ? "presentations.slides.choose" : "presentations.slides.replace"}
              />
            }
            onFiles={uploads.replace}
          />
        </>
      )}
      {asks ? (
        <ConfirmDialog
          title={<FormattedMessage id="presentations.slides.deleteTitle" />}
          detail={
            <FormattedMessage
              id={
                slidesUntil === null ? "presentations.slides.deleteLate" : "presentations.slides.deleteDetail"
              }
            />
          }
          action={<FormattedMessage id="presentations.slides.delete" />}
          onConfirm={() => {
            setAsks(false);
            send(null, false);
          }}
          onCancel={() => setAsks(false)}
        />
      ) : null}
    </Stack>
  );
}
