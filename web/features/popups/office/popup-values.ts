// A popup as its form holds it: everything as it is typed, times in Seoul's.

import { richTextDocument } from "#schema/validation/document.ts";
import { z } from "#schema/validation/zod.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import type { EditedPopupFragment } from "#web/gql/popups.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

export const LABELS = {
  titleKo: "popup-office.field.titleKo",
  bodyKo: "popup-office.field.bodyKo",
  titleEn: "popup-office.field.titleEn",
  bodyEn: "popup-office.field.bodyEn",
  image: "popup-office.field.image",
  imageEn: "popup-office.field.imageEn",
  altKo: "popup-office.field.altKo",
  altEn: "popup-office.field.altEn",
  href: "popup-office.field.href",
  linkKo: "popup-office.field.linkKo",
  linkEn: "popup-office.field.linkEn",
  showsFrom: "popup-office.field.showsFrom",
  showsTo: "popup-office.field.showsTo",
  pages: "popup-office.field.pages",
  device: "popup-office.field.device",
  audience: "popup-office.field.audience",
  hide: "popup-office.field.hide",
  position: "popup-office.field.position",
} as const satisfies Record<string, MessageId>;

/** Also what a kept draft is read with: anything may stand there. */
const popupValues = z.object({
  titleKo: z.string(),
  titleEn: z.string(),
  bodyKo: richTextDocument.nullable(),
  bodyEn: richTextDocument.nullable(),
  image: editedFile.nullable(),
  imageEn: editedFile.nullable(),
  altKo: z.string(),
  altEn: z.string(),
  href: z.string(),
  linkKo: z.string(),
  linkEn: z.string(),
  showsFrom: z.string(),
  showsTo: z.string(),
  pages: z.string(),
  device: z.string(),
  audience: z.string(),
  hide: z.string(),
  position: z.string(),
});
export type PopupValues = z.output<typeof popupValues>;

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

/** What was kept on this device. */
export const restorePopup = (kept: unknown): PopupValues | null => popupValues.safeParse(kept).data ?? null;

/** What is checked and sent. A time that cannot be read goes as it is typed and comes back as an error of its field. */
export function toPopupInput({ image, imageEn, ...values }: PopupValues) {
  return {
    ...values,
    imageId: image?.id ?? null,
    imageEnId: imageEn?.id ?? null,
    showsFrom: values.showsFrom === "" ? null : fromSeoul(values.showsFrom),
    showsTo: values.showsTo === "" ? null : fromSeoul(values.showsTo),
  };
}
