// Images in a paste: one inside the text can be uploaded, one that is linked from elsewhere cannot.

interface TakenImages {
  readonly images: File[];
  readonly lostImages: number;
}

/** Takes every image out of a text. */
export function takeImages(root: Element): TakenImages {
  const images: File[] = [];
  let lostImages = 0;
  for (const image of [...root.querySelectorAll("img, picture")]) {
    if (image.localName === "picture") {
      image.replaceWith(...image.querySelectorAll("img"));
      continue;
    }
    const file = fromDataUrl(image.getAttribute("src") ?? "", images.length + 1);
    if (file) images.push(file);
    else lostImages += 1;
    image.remove();
  }
  return { images, lostImages };
}

/** The file of a `data:` address of an image; null for any other address. */
function fromDataUrl(src: string, number: number): File | null {
  const [, type = "", ending = "", data = ""] =
    /^data:(image\/(png|jpe?g|gif|webp|avif));base64,([a-z\d+/=\s]+)$/i.exec(src) ?? [];
  if (data === "") return null;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, "")), (character) => character.charCodeAt(0));
    return new File([bytes], `image-${number}.${ending.toLowerCase()}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}
