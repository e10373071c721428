// The photo of an own application while it can be replaced: until when, and what the office asks for.
import { Alert, Stack, Title } from "@mantine/core";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { refusalWords } from "#web/components/forms/refusal-words.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyApplicationFragment, useReplacePhotoMutation } from "#web/gql/applications.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PhotoDrop } from "./PhotoDrop.tsx";

interface PhotoPartProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

/** Nothing where no photo can be replaced. */
export function PhotoPart({ application, onChanged }: PhotoPartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [, replace] = useReplacePhotoMutation();
  const { id, photo, photoFault, photoNote, photoUntil, viewerCanReplacePhoto } = application;
  if (!viewerCanReplacePhoto) return null;
  const send = async (photoId: number) => {
    const { error } = await replace({ id, photoId });
    const title = error
      ? refusalWords(intl, refusalOf(error))
      : intl.formatMessage({ id: "applications.photo.replaced" });
    showToast({ kind: error ? "bad" : "ok", title });
    heading.current?.focus({ preventScroll: true });
    onChanged();
  };
  return (
    // A photo that nobody asks to replace is folded.
    <details open={photo === null || photoFault !== null}>
      <summary className="unfold">
        <Title id="photo-title" ref={heading} tabIndex={-1} order={2} size="h3">
          <FormattedMessage id={photo === null ? "applications.photo.add" : "applications.photo.replace"} />
        </Title>
      </summary>
      <Stack gap={16} mt={12} maw={520}>
        {photoFault === null ? null : (
          <Alert variant="warn">
            <FormattedMessage
              id="applications.photo.asked"
              values={{ reason: intl.formatMessage({ id: `applications.photo.fault.${photoFault}` }) }}
            />
            {photoNote === null ? null : <p>{photoNote}</p>}
          </Alert>
        )}
        <p>
          <FormattedMessage
            id="applications.photo.until"
            values={{ at: photoUntil === null ? "" : formatDeadline(language, photoUntil) }}
          />
        </p>
        <PhotoDrop
          id="photo-file"
          label="applications.field.photoId"
          error={undefined}
          onPhoto={(file) => void send(file.id)}
        />
      </Stack>
    </details>
  );
}
