// A popup as its form holds it: everything as it is typed, times in Seoul's.
import { z } from "zod";
import { richTextDocument } from "#schema/validation/document.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import type { EditedPopupFragment } from "#web/gql/popups.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

export const LABELS = {
  titleKo: "popups.field.titleKo",
  bodyKo: "popups.field.bodyKo",
  titleEn: "popups.field.titleEn",
  bodyEn: "popups.field.bodyEn",
  image: "popups.field.image",
  imageEn: "popups.field.imageEn",
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
