// The photo of an application by its link: as it is, what the office asks for, and another one until the date.
import { Alert, Image, Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { applicationFileWorld } from "#web/api/upload.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { PhotoDrop } from "#web/features/programs/applications/account/photo/PhotoDrop.tsx";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { LinkedPartProps } from "./LinkedApplication.tsx";

export function LinkedPhoto({ application, link, onChanged }: LinkedPartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [world] = useState(() => applicationFileWorld(link, null));
  const { photoUrl, photoFault, photoNote, photoUntil } = application;
  if (photoUrl === null && photoUntil === null) return null;
  const replaced = () => {
    showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.photo.replaced" }) });
    onChanged();
  };
  return (
    <Section large title={<FormattedMessage id="applications.field.photoId" />}>
      <Stack gap={16} maw={520}>
        {photoUrl === null ? null : (
          <Image
            h={160}
            w="auto"
            fit="contain"
            bg="gray.1"
            src={photoUrl}
            alt={intl.formatMessage({ id: "applications.one.photoAlt" })}
          />
        )}
        {photoFault === null || photoUntil === null ? null : (
          <Alert variant="warn">
            <FormattedMessage
              id="applications.photo.asked"
              values={{ reason: intl.formatMessage({ id: `applications.photo.fault.${photoFault}` }) }}
            />
            {photoNote === null ? null : <p>{photoNote}</p>}
          </Alert>
        )}
        {photoUntil === null ? null : (
          <>
            <p>
              <FormattedMessage
                id={photoUrl === null ? "applications.linked.photoUntil" : "applications.photo.until"}
                values={{ at: formatDeadline(language, photoUntil) }}
              />
            </p>
            <PhotoDrop
              id="photo-file"
              label="applications.field.photoId"
              error={undefined}
              world={world}
              onPhoto={replaced}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}
