// Pages, and people of the board, as they are shown among what was found.
import { db } from "#prisma/client.ts";
import { PAGE_ADDRESSES } from "#schema/validation/site-paths.ts";
import { type HitReader, inOrder, snippetOf, textOf, titleIn, together } from "./hit.ts";

export const readPages: HitReader = async (ids, search) => {
  const rows = await db.pageVersion.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      key: true,
      titleKo: true,
      titleEn: true,
      contentKo: true,
      contentEn: true,
      entries: {
        select: { titleKo: true, titleEn: true, bodyKo: true, bodyEn: true },
        orderBy: { position: "asc" },
      },
    },
  });
  return inOrder(ids, rows).map((page) => {
    const titles = { ko: page.titleKo, en: page.titleEn };
    const said = [
      { ko: textOf(page.contentKo), en: textOf(page.contentEn) },
      ...page.entries.map((one) => ({
        ko: together(one.titleKo, one.bodyKo),
        en: together(one.titleEn, one.bodyEn),
      })),
    ];
    return {
      id: `PAGE:${page.id}`,
      type: "PAGE",
      path: PAGE_ADDRESSES[page.key],
      title: titleIn(titles, search),
      snippet: snippetOf(said, titles, search),
      date: null,
    };
  });
};

export const readPeople: HitReader = async (ids, search) => {
  const rows = await db.boardMember.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      nameKo: true,
      nameEn: true,
      roleKo: true,
      roleEn: true,
      affiliationKo: true,
      affiliationEn: true,
      version: { select: { key: true } },
    },
  });
  return inOrder(ids, rows).map((person) => {
    const names = { ko: person.nameKo, en: person.nameEn };
    const said = [
      {
        ko: together(person.roleKo, person.affiliationKo),
        en: together(person.roleEn, person.affiliationEn),
      },
    ];
    return {
      id: `PERSON:${person.id}`,
      type: "PERSON",
      path: PAGE_ADDRESSES[person.version.key],
      title: titleIn(names, search),
      snippet: snippetOf(said, names, search),
      date: null,
    };
  });
};
