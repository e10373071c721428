// A picture in a text, with its size known before it arrives so that nothing jumps.
import { createContext, useContext } from "react";
import type { RichTextBlock } from "#schema/validation/core/document.ts";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import type { FigureImageFragment } from "#web/gql/image.ts";

type FigureNode = Extract<RichTextBlock, { type: "figure" }>;

/** What opens files of a text that is not published yet; empty where everybody may have them. */
export const FilePass = createContext("");

/** The images of a text in the sizes they were made in. A figure that is not among them is shown as it is. */
export const FigureImages = createContext<readonly FigureImageFragment[]>([]);

export function Figure({ attrs }: { attrs: FigureNode["attrs"] }) {
  const pass = useContext(FilePass);
  const image = useContext(FigureImages).find(({ key }) => key === attrs.fileKey);
  const url = `/files/${attrs.fileKey}/${encodeURIComponent(attrs.fileName)}${pass}`;
  const { width, height } = attrs;
  return (
    <figure>
      <ResponsiveImage
        image={{ id: 0, variants: image?.variants ?? [], url, width, height }}
        alt={attrs.alt}
        sizes="(max-width: 899px) 100vw, 736px"
      />
      {attrs.caption ? <figcaption>{attrs.caption}</figcaption> : null}
    </figure>
  );
}
