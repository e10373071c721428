// A popup as readers of a language will see it, from what is typed: nothing is saved for it, and its box hides nothing.
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { PopupDialog, type ShownPopup } from "#web/features/site/popups/public/PopupDialog.tsx";
import type { PopupValues } from "./popup-values.ts";

interface PopupPreviewProps {
  language: "KO" | "EN";
  values: PopupValues;
  onClose: () => void;
}

export function PopupPreview({ language, values, onClose }: PopupPreviewProps) {
  const isKorean = language === "KO";
  const image = isKorean ? values.image : (values.imageEn ?? values.image);
  const url = useFileAddress(image?.url ?? "");
  if (url === null) return null;
  const words = {
    language,
    title: isKorean ? values.titleKo : values.titleEn,
    body: isKorean ? values.bodyKo : values.bodyEn,
    alt: isKorean ? values.altKo : values.altEn,
    link: (isKorean ? values.linkKo : values.linkEn) || null,
  };
  const shown: ShownPopup = {
    id: 0,
    version: 0,
    hide: values.hide === "WEEK" || values.hide === "NONE" ? values.hide : "TODAY",
    href: values.href || null,
    image: image && asShown(image, url),
    imageEn: null,
    words,
  };
  return <PopupDialog popups={[shown]} onClose={onClose} />;
}

/** A picture that nobody may read yet, by the pass of the person who uploaded it. */
const asShown = (file: EditedFile, url: string) => ({ ...file, url, variants: [] });
