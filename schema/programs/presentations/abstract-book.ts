// The book of abstracts, as it is set (gateway/documents/abstracts.typ): sessions in the order of the day,
// each talk with its time, people and texts.
import type { Tx } from "#prisma/client.ts";
import type { Setting } from "#prisma/generated/client.ts";
import { momentIn } from "#schema/core/mail/mail-details.ts";
import { DomainError } from "#schema/errors.ts";
import { seoulTime } from "#schema/validation/core/seoul.ts";
import { talkStart } from "#schema/validation/programs/presentation-clashes.ts";
import { readSessions } from "./read-sessions.ts";

export interface AbstractBook {
  readonly kind: "ABSTRACTS";
  readonly lang: "ko";
  readonly title: string;
  readonly subtitle: string;
  readonly association: string;
  readonly sessions: readonly {
    readonly title: string;
    readonly facts: string;
    readonly talks: readonly {
      readonly time: string;
      /** In the languages that it has, the first of them large. */
      readonly titles: readonly string[];
      readonly by: string;
      readonly abstracts: readonly string[];
    }[];
  }[];
}

const isText = (text: string | null): text is string => text !== null && text.trim() !== "";
/** Hours and minutes in Seoul. */
const clock = (moment: Date) => seoulTime(moment).slice(11, 16);

/** @throws DomainError NOT_FOUND where there are no sessions, and for a program in the trash */
export async function readAbstractBook(
  tx: Pick<Tx, "program" | "presentationSession">,
  programId: number,
  { nameKo }: Setting,
): Promise<AbstractBook> {
  const program = await tx.program.findFirst({ where: { id: programId, deletedAt: null } });
  const sessions = await readSessions(tx, programId);
  if (!program || sessions.length === 0) throw new DomainError("NOT_FOUND");
  return {
    kind: "ABSTRACTS",
    lang: "ko",
    title: program.titleKo.normalize("NFC"),
    association: nameKo,
    subtitle: [momentIn("KO", program.startsAt), program.locationKo].filter(isText).join(" · "),
    sessions: sessions.map((session) => ({
      title: session.titleKo,
      facts: `${seoulTime(session.startsAt).slice(0, 10)} ${clock(session.startsAt)} · ${session.room}`,
      talks: session.talks.map(({ titleKo, titleEn, abstractKo, abstractEn, authors }, place) => ({
        time: clock(new Date(talkStart(session, place))),
        titles: [titleKo, titleEn].filter(isText),
        by: authors
          .map(({ name, affiliation }) => (affiliation ? `${name} (${affiliation})` : name))
          .join(", "),
        abstracts: [abstractKo, abstractEn].filter(isText),
      })),
    })),
  };
}
