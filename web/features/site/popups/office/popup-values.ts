// A popup as its form holds it: everything as it is typed, times in Seoul's.

import { richTextDocument } from "#schema/validation/core/document.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
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
  language: "popup-office.field.language",
  pages: "popup-office.field.pages",
  paths: "popup-office.field.paths",
  device: "popup-office.field.device",
  audience: "popup-office.field.audience",
  grades: "popup-office.field.grades",
  hide: "popup-office.field.hide",
  position: "popup-office.field.position",
  why: "versions.why",
} as const satisfies Record<string, MessageId>;

/** Also what a saved draft is read with: anything may be in it. */
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
  device: z.string(),
  language: z.string(),
  pages: z.string(),
  /** An address a line. */
  paths: z.string(),
  audience: z.string(),
  grades: z.array(z.enum(MEMBER_GRADES)),
  hide: z.string(),
  position: z.string(),
  /** Why it is saved again; absent in drafts from before that could be said. */
  why: z.string().default(""),
});
export type PopupValues = z.output<typeof popupValues>;

/** What the form starts from. */
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
    device: stored?.device ?? "ALL",
    language: stored?.language ?? "ALL",
    pages: stored?.pages ?? "HOME",
    paths: stored?.paths.join("\n") ?? "",
    audience: stored?.audience ?? "ALL",
    grades: [...(stored?.grades ?? [])],
    hide: stored?.hide ?? "TODAY",
    position: String(stored?.position ?? 0),
    why: "",
  };
}

/** A new one: shown from tomorrow on, for a week. */
export function newPopup(): PopupValues {
  const day = (later: number) => seoulDay(new Date(Date.now() + later * DAY));
  return { ...toPopupValues(null), showsFrom: `${day(1)}T00:00`, showsTo: `${day(7)}T23:59` };
}

/** What was stored on this device. */
export const restorePopup = (saved: unknown): PopupValues | null => popupValues.safeParse(saved).data ?? null;

/** The addresses that are typed, one a line; the origin of this site may precede them, as browsers copy it. */
export const pathsIn = (typed: string): string[] =>
  typed.split("\n").flatMap((line) => {
    const address = line.trim();
    const path = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
    return path === "" ? [] : [path];
  });

/** A new one that says and is shown what another one is; its times are its own. */
export const copyOf = (stored: EditedPopupFragment): PopupValues => ({
  ...toPopupValues(stored),
  showsFrom: "",
  showsTo: "",
});

/** What is checked and sent. A time that cannot be read goes as it is typed and comes back as an error of its field. */
export function toPopupInput({ image, imageEn, why: _, ...values }: PopupValues) {
  return {
    ...values,
    paths: pathsIn(values.paths),
    imageId: image?.id ?? null,
    imageEnId: imageEn?.id ?? null,
    showsFrom: values.showsFrom === "" ? null : fromSeoul(values.showsFrom),
    showsTo: values.showsTo === "" ? null : fromSeoul(values.showsTo),
  };
}
