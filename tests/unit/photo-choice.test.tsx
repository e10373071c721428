// A button that takes the photo of a person asks for a photo, not for an image.
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { UiLanguage } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { PhotoDrop } from "#web/features/programs/applications/account/photo/PhotoDrop.tsx";

const textOf = (language: UiLanguage, children: ReactNode) =>
  markupInApp(children, { language }).replace(/<[^>]+>/g, " ");

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
