// Files as forms hold them: an uploaded file without what is only for showing it now.
import { z } from "#schema/validation/zod.ts";
import type { UploadedFile } from "#web/api/upload.ts";

/** Also what a saved draft is read with: anything may be in it. */
export const editedFile = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  mimeType: z.string(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  url: z.string(),
  /** Absent in drafts from before files were replaced. */
  revision: z.number().default(1),
});
export type EditedFile = z.output<typeof editedFile>;

/** Without what is only for showing it now. */
export function toEditedFile({
  id,
  key,
  name,
  mime_type,
  size,
  width,
  height,
  url,
}: UploadedFile): EditedFile {
  return { id, key, name, mimeType: mime_type, size, width, height, url, revision: 1 };
}

/** The address of a picture in an editor: another one when it was replaced meanwhile. */
export const editedAddress = ({ url, revision }: Pick<EditedFile, "url" | "revision">): string =>
  `${url}?v=${revision}`;
