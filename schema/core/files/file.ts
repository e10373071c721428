// A stored file as pages show it. Its address is stable: the key names the bytes, the name is for the person saving it.
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { fileTitle } from "./file-name.ts";
import { type StoredVariant, shownVariants } from "./stored-variants.ts";

/** A size of an image, with the file it belongs to. */
interface FileVariant extends StoredVariant {
  readonly key: string;
  readonly revision: number;
}

const FileVariantRef = builder.objectRef<FileVariant>("FileVariant").implement({
  description: "An image in one size and format.",
  fields: (t) => ({
    url: t.string({
      description: "The path on this site.",
      resolve: variantUrl,
    }),
    width: t.exposeInt("width"),
    height: t.exposeInt("height"),
    format: t.exposeString("format", { description: "`avif` or `webp`." }),
  }),
});

export const FileRef = builder.prismaObject("File", {
  select: { id: true },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name", { description: "The name it was uploaded with." }),
    title: t.field({
      type: LocalizedTextRef,
      description: "What it is called for a reader of a language.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { name: true, nameKo: true, nameEn: true },
      resolve: (file, { language }) => fileTitle(file, language),
    }),
    mimeType: t.exposeString("mimeType"),
    size: t.exposeInt("size"),
    width: t.exposeInt("width", { nullable: true }),
    height: t.exposeInt("height", { nullable: true }),
    alt: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "What an image shows; null when it is decoration or no image.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { altKo: true, altEn: true },
      resolve: (file, { language }) => lineIn(file.altKo, file.altEn, language),
    }),
    revision: t.exposeInt("revision", { description: "Grows when another is put in its place." }),
    key: t.exposeString("key", { description: "What a figure in a text names the image by." }),
    variants: t.field({
      type: [FileVariantRef],
      description: "The sizes an image was made in; empty for anything else.",
      // They are in the row of the file: nothing more is read for them.
      complexity: rows(1),
      select: { key: true, revision: true, variants: true },
      resolve: ({ key, revision, variants }) =>
        shownVariants(variants).map((variant) => ({ ...variant, key, revision })),
    }),
    url: t.string({
      description:
        "The path of the file on this site. With a language it is saved under its name in that language.",
      args: { language: t.arg({ type: LanguageRef }) },
      select: { key: true, name: true, nameKo: true, nameEn: true },
      resolve: (file, { language }) =>
        fileUrl(language ? { key: file.key, name: fileTitle(file, language).text } : file),
    }),
  }),
});

/** `/files/<key>/<name>`: the name is only what the file is saved as, one of those it has. */
export function fileUrl(file: Prisma.FileGetPayload<{ select: { key: true; name: true } }>): string {
  return `/files/${file.key}/${encodeURIComponent(file.name)}`;
}

/** `/files/<key>/<width>.<format>?v=<revision>`: the image in one of its sizes, which browsers keep until it is replaced. */
export function variantUrl({ key, width, format, revision }: Omit<FileVariant, "height" | "size">): string {
  return `/files/${key}/${width}.${format}?v=${revision}`;
}
