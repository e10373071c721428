// A popup as its form holds it: everything as it is typed, times in Seoul's.
import { z } from "zod";
import { type RichTextDocument, richTextDocument } from "#schema/validation/document.ts";
import { popupInput } from "#schema/validation/popups.ts";
import { type EditedFile, editedFile } from "#web/components/editor/edited-files.ts";
import type { Part } from "#web/components/editor/merge.ts";
import type { EditedPopupFragment } from "#web/gql/popups.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

export const LABELS = {
  titleKo: "popups.field.titleKo",
  bodyKo: "popups.field.bodyKo",
  titleEn: "popups.field.titleEn",
  bodyEn: "popups.field.bodyEn",
  imageId: "popups.field.image",
  imageEnId: "popups.field.imageEn",
  altKo: "popups.field.altKo",
  altEn: "popups.field.altEn",
  href: "popups.field.href",
  linkKo: "popups.field.linkKo",
  linkEn: "popups.field.linkEn",
  showsFrom: "popups.field.showsFrom",
  showsTo: "popups.field.showsTo",
  pages: "popups.field.pages",
  device: "popups.field.device",
  audience: "popups.field.audience",
  hide: "popups.field.hide",
  position: "popups.field.position",
} as const satisfies Record<string, MessageId>;
export type PopupField = keyof typeof LABELS;

type TypedField = Exclude<PopupField, "bodyKo" | "bodyEn" | "imageId" | "imageEnId">;
export type PopupValues = Record<TypedField, string> & {
  bodyKo: RichTextDocument | null;
  bodyEn: RichTextDocument | null;
  image: EditedFile | null;
  imageEn: EditedFile | null;
};

/** What the form starts from; null: a new popup. */
export function toPopupValues(stored: EditedPopupFragment | null): PopupValues {
  return {
    titleKo: stored?.titleKo ?? "",
    titleEn: stored?.titleEn ?? "",
    bodyKo: stored?.bodyKo ?? null,
    bodyEn: stored?.bodyEn ?? null,
    image: stored?.image ?? null,
    imageEn: stored?.imageEn ?? null,
    altKo: stored?.altKo ?? "",
    altEn: stored?.altEn ?? "",
    href: stored?.href ?? "",
    linkKo: stored?.linkKo ?? "",
    linkEn: stored?.linkEn ?? "",
    showsFrom: toSeoul(stored?.showsFrom ?? null),
    showsTo: toSeoul(stored?.showsTo ?? null),
    pages: stored?.pages ?? "HOME",
    device: stored?.device ?? "ALL",
    audience: stored?.audience ?? "ALL",
    hide: stored?.hide ?? "TODAY",
    position: String(stored?.position ?? 0),
  };
}

const document = richTextDocument.nullable();
const picture = editedFile.nullable();
const kept = z.record(z.string(), z.unknown());

/** What was kept on this device; anything may stand there. */
export function restorePopup(values: unknown): Partial<PopupValues> {
  const found = kept.safeParse(values).data ?? {};
  const typed = Object.entries(found).filter(([name, value]) => name in LABELS && typeof value === "string");
  const { data: bodyKo } = document.safeParse(found.bodyKo);
  const { data: bodyEn } = document.safeParse(found.bodyEn);
  const { data: image } = picture.safeParse(found.image);
  const { data: imageEn } = picture.safeParse(found.imageEn);
  return {
    ...Object.fromEntries(typed),
    ...(bodyKo === undefined ? {} : { bodyKo }),
    ...(bodyEn === undefined ? {} : { bodyEn }),
    ...(image === undefined ? {} : { image }),
    ...(imageEn === undefined ? {} : { imageEn }),
  };
}

/** The form's values as the server's input has them. */
export const popupForm = z.preprocess((typed) => {
  const { image, imageEn, ...values } = typed as PopupValues;
  return {
    ...values,
    imageId: image?.id ?? null,
    imageEnId: imageEn?.id ?? null,
    showsFrom: values.showsFrom === "" ? null : fromSeoul(values.showsFrom),
    showsTo: values.showsTo === "" ? null : fromSeoul(values.showsTo),
  };
}, popupInput);

/** What is taken from one side as a whole when two people saved. */
export const POPUP_PARTS: readonly Part<PopupValues>[] = [
  ...(Object.keys(toPopupValues(null)) as (keyof PopupValues)[]).map((name) => ({ name, keys: [name] })),
];
