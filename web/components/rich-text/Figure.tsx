// A picture in a text, with its size known before it arrives so that nothing jumps.
import { createContext, useContext } from "react";
import type { RichTextBlock } from "#schema/validation/document.ts";

type FigureNode = Extract<RichTextBlock, { type: "figure" }>;

/** What opens files of a text that is not published yet; empty where everybody may have them. */
export const FilePass = createContext("");

export function Figure({ attrs }: { attrs: FigureNode["attrs"] }) {
  const pass = useContext(FilePass);
  return (
    <figure>
      <img
        src={`/files/${attrs.fileKey}/${encodeURIComponent(attrs.fileName)}${pass}`}
        alt={attrs.alt}
        width={attrs.width}
        height={attrs.height}
        loading="lazy"
        decoding="async"
      />
      {attrs.caption ? <figcaption>{attrs.caption}</figcaption> : null}
    </figure>
  );
}
