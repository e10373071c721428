// A saved form mentions a file by its key or its id, anywhere in it. To take one file too many for mentioned does no harm.
import { Prisma } from "#prisma/generated/client.ts";

/** Whether the saved form `d` mentions the file `f`. */
export const namedInDraft = Prisma.sql`(
  position(f.key IN d.payload::text) > 0
  OR jsonb_path_exists(
    d.payload, '$.** ? (@ == $id || @ == $text)', jsonb_build_object('id', f.id, 'text', f.id::text)
  )
)`;
