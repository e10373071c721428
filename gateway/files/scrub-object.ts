// An object of another program inside a document (OLE): without its properties, and without the file it may have been made of.
import { readCompound, writeCompound } from "./compound.ts";
import type { HiddenNames } from "./hide-names.ts";
import { emptyProperties } from "./property-set.ts";

const PROPERTIES = /SummaryInformation$/i;
/** A file as it was, with its path; and where a linked one lies. A control character is before most of them. */
const PACKED = /(?:^|\/).?(?:Ole10Native|Ole|Package|LinkInfo)$/is;

/** @throws for what is damaged */
export function scrubObject(bytes: Buffer, names: HiddenNames): Buffer {
  const streams = new Map(
    [...readCompound(bytes)].map(([path, content]) => {
      if (PROPERTIES.test(path)) return [path, emptyProperties(content)];
      if (PACKED.test(path)) return [path, Buffer.alloc(0)];
      const rest = Buffer.from(content);
      names.hideIn(rest);
      return [path, rest];
    }),
  );
  return writeCompound(streams);
}
