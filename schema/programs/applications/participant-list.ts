// The list of the participants of a program as it is printed (gateway/documents/participants.typ): with what
// each answered to the program's own questions, and a box to sign. It is also what a door without a phone
// works with.
import type { Tx } from "#prisma/client.ts";
import type { Setting } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { wordsIn } from "#schema/core/documents/document-line.ts";
import { momentIn } from "#schema/core/mail/mail-details.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import { rowsOfPart } from "#schema/validation/core/print-parts.ts";
import { readOwnAnswers, readOwnFields, shownAnswers } from "#schema/validation/programs/own-fields.ts";
import { PARTICIPANT_LIST_MAX } from "#schema/validation/programs/participant-list.ts";

export interface ParticipantSheet {
  readonly kind: "PARTICIPANTS";
  readonly lang: "ko" | "en";
  readonly title: string;
  readonly subtitle: string;
  readonly facts: string;
  readonly association: string;
  readonly count: string;
  readonly heads: readonly string[];
  readonly people: readonly {
    readonly number: string;
    readonly name: string;
    readonly affiliation: string;
    readonly answers: readonly { readonly label: string; readonly value: string }[];
  }[];
}

interface ListRequest {
  readonly programId: number;
  readonly language: Language;
  readonly part: number;
}

const isText = (text: string | null): text is string => text !== null && text.trim() !== "";
/** As a Korean list is in order. */
const byName = new Intl.Collator("ko");

const readPeople = (tx: Tx, programId: number) =>
  tx.application.findMany({
    where: { programId, state: { in: ["CONFIRMED", "ATTENDED", "NO_SHOW"] } },
    select: {
      name: true,
      nameEn: true,
      affiliation: true,
      ownAnswers: true,
      files: { select: { key: true, file: { select: { name: true } } } },
    },
    orderBy: { id: "asc" },
  });

/**
 * @param most people of one file
 * @throws DomainError NOT_FOUND, also for a program in the trash; MOVE_REFUSED where nobody is confirmed, or
 * the list has no such part
 */
export async function readParticipantList(
  tx: Tx,
  { programId, language, part }: ListRequest,
  { nameKo, nameEn }: Pick<Setting, "nameKo" | "nameEn">,
  most = PARTICIPANT_LIST_MAX,
): Promise<ParticipantSheet> {
  const program = await tx.program.findFirst({ where: { id: programId, deletedAt: null } });
  if (!program) throw new DomainError("NOT_FOUND");
  const people = await readPeople(tx, programId);
  const numbered = people
    .sort((one, other) => byName.compare(one.name, other.name))
    .map((person, at) => ({ ...person, number: String(at + 1) }));
  const rows = rowsOfPart(numbered, part, most);
  if (rows.length === 0) throw new DomainError("MOVE_REFUSED");
  const [{ number: from } = { number: "" }] = rows;
  const countOf =
    people.length <= most
      ? wordsIn(language, "printed.list.count")
      : wordsIn(language, "printed.list.countOf")
          .replace("{from}", from)
          .replace("{to}", rows.at(-1)?.number ?? "");
  const fields = readOwnFields(program.ownFields);
  const inLanguage = (ko: string | null, en: string | null) => textIn({ ko: ko ?? "", en }, language);
  const place = inLanguage(program.locationKo, program.locationEn);
  const heads = [
    "printed.participants.number",
    "printed.line.name",
    "printed.slip.answers",
    "printed.list.signature",
  ] as const;
  const sheet: ParticipantSheet = {
    kind: "PARTICIPANTS",
    lang: language === "EN" ? "en" : "ko",
    title: wordsIn(language, "printed.participants"),
    subtitle: inLanguage(program.titleKo, program.titleEn),
    facts: [momentIn(language, program.startsAt), place].filter(isText).join(" · "),
    association: inLanguage(nameKo, nameEn),
    count: countOf.replace("{count}", String(people.length)),
    heads: heads.map((id) => wordsIn(language, id)),
    people: rows.map(({ number, name, nameEn: latin, affiliation, ownAnswers, files }) => ({
      number,
      name: inLanguage(name, latin),
      affiliation: affiliation ?? "",
      answers: shownAnswers(fields, readOwnAnswers(ownAnswers), { language, files }),
    })),
  };
  return JSON.parse(JSON.stringify(sheet).normalize("NFC"));
}
