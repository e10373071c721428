// A picture in a text, with its size known before it arrives so that nothing jumps.
import type { RichTextBlock } from "#schema/validation/document.ts";

type FigureNode = Extract<RichTextBlock, { type: "figure" }>;

export function Figure({ attrs }: { attrs: FigureNode["attrs"] }) {
  return (
    <figure>
      <img
        src={`/files/${attrs.fileKey}/${encodeURIComponent(attrs.fileName)}`}
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
