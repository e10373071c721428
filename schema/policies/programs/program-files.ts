// The files of programs.
import type { Prisma } from "#prisma/generated/client.ts";
import { anyOf, publishableFiles, type UsesOf } from "#schema/policies/core/file-relations.ts";

/** The files of one program, no matter who asks: for the person who holds a link to it (decision 195). */
export const filesOfProgram = (id: number): Prisma.FileWhereInput => ({
  ...publishableFiles,
  OR: filesOfPrograms({ id }),
});

/** The files that programs use. */
export function filesOfPrograms(program: Prisma.ProgramWhereInput): Prisma.FileWhereInput[] {
  const uses: UsesOf<"PROGRAM"> = {
    programThumbs: { some: program },
    programPortraits: { some: { program } },
    programHandouts: { some: { program } },
    programFiles: { some: { program } },
    programFigures: { some: { program } },
  };
  return anyOf(uses);
}
