// Programs as they are shown among what was found, by what they, their speakers or their sessions say.
import { db } from "#prisma/client.ts";
import { stateColumns } from "#schema/programs/programs/program-state.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";
import { programAddress } from "#schema/validation/site-paths.ts";
import { type HitReader, type HitText, inOrder, snippetOf, textOf, titleIn, together } from "./hit.ts";

export const readPrograms: HitReader = async (ids, search) => {
  const speaker = {
    nameKo: true,
    nameEn: true,
    affiliationKo: true,
    affiliationEn: true,
    talkKo: true,
    talkEn: true,
  };
  const rows = await db.program.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      kind: true,
      ...stateColumns,
      titleKo: true,
      titleEn: true,
      descriptionKo: true,
      descriptionEn: true,
      locationKo: true,
      locationEn: true,
      contentKo: true,
      contentEn: true,
      speakers: { select: speaker, orderBy: { position: "asc" } },
      sessions: {
        select: { titleKo: true, titleEn: true, byKo: true, byEn: true },
        orderBy: { position: "asc" },
      },
    },
  });
  return inOrder(ids, rows).map((program) => {
    const titles = { ko: program.titleKo, en: program.titleEn };
    const said: HitText[] = [
      { ko: program.descriptionKo, en: program.descriptionEn },
      { ko: textOf(program.contentKo), en: textOf(program.contentEn) },
      ...program.speakers.map((one) => ({
        ko: together(one.nameKo, one.affiliationKo, one.talkKo),
        en: together(one.nameEn, one.affiliationEn, one.talkEn),
        isNamed: true,
      })),
      ...program.sessions.map((one) => ({
        ko: together(one.titleKo, one.byKo),
        en: together(one.titleEn, one.byEn),
        isNamed: true,
      })),
      { ko: program.locationKo, en: program.locationEn },
    ];
    return {
      id: `PROGRAM:${program.id}`,
      type: "PROGRAM",
      path: programAddress(program.kind, program.id),
      title: titleIn(titles, search),
      snippet: snippetOf(said, titles, search),
      date: program.startsAt,
      program: { kind: program.kind, state: stateAt(program, search.now) },
    };
  });
};
