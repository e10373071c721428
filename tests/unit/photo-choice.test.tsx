// A button that takes the photo of a person asks for a photo, not for an image.
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { messagesOf, type UiLanguage } from "#tests/support/messages.ts";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { PhotoDrop } from "#web/features/programs/applications/account/photo/PhotoDrop.tsx";
import { theme } from "#web/theme/theme.ts";

const textOf = (language: UiLanguage, children: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale={language} messages={messagesOf(language)}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        {children}
      </MantineProvider>
    </IntlProvider>,
  ).replace(/<[^>]+>/g, " ");

const field = {
  id: "portrait",
  label: "applications.field.photoId",
  value: null,
  error: undefined,
  removeLabel: "",
  onChange: () => {},
} as const;

test.each([
  ["ko", "사진 선택", "그림 선택"],
  ["en", "Choose a photo", "Choose an image"],
] as const)("in %s", (language, photo, image) => {
  const portrait = textOf(language, <PictureField {...field} ofPerson />);
  const applicant = textOf(
    language,
    <PhotoDrop id="photo" label="applications.field.photoId" error={undefined} onPhoto={() => {}} />,
  );
  for (const text of [portrait, applicant]) {
    expect(text).toContain(photo);
    expect(text).not.toContain(image);
  }
  expect(textOf(language, <PictureField {...field} />)).toContain(image);
});
