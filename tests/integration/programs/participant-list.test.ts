// The list of participants as a PDF: who is on it, what each answered to the program's own questions, and who may print it.
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { db } from "#prisma/client.ts";
import { readParticipantList } from "#schema/programs/applications/participant-list.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const meal = {
  key: "meal",
  type: "CHOICE",
  labelKo: "식사",
  labelEn: "Meal",
  isNeeded: true,
  choicesKo: ["고기", "채식"],
  choicesEn: ["Meat", "Vegetarian"],
};
const allergy = { key: "allergy", type: "TEXT", labelKo: "알레르기", isNeeded: false };

const list = (who: Person | null, programId: number, language = "KO") =>
  gateway().send(
    "/api/v1/participant-lists",
    { program_id: programId, language },
    { headers: who?.headers ?? {} },
  );
const codeOf = async (answer: Response) => Object(await answer.json()).code;
async function textOf(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const path = join(tmpdir(), `participants-${crypto.randomUUID()}.pdf`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return JSON.stringify(await readPdf(path));
}

test("names who is confirmed with their answers, in both languages, and is in the audit log", async () => {
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const titles = { titleKo: "봄 학술대회", titleEn: "Spring symposium" };
  const { id } = await createOpenProgram({ fee: 0, ...titles, ownFields: [meal, allergy] });
  const apply = async (name: string, value: string, words?: string) => {
    const person = await createPerson(gateway());
    const ownAnswers = [
      { key: "meal", value },
      { key: "allergy", value: words },
    ];
    return answered(
      await person.apply(id, { form: { name, nameEn: "Jin Park", affiliation: "가온대학교", ownAnswers } }),
    );
  };
  await apply("하나래", "채식", "#땅콩 *조금*");
  await apply("가람", "고기");
  const left = await apply("떠난이", "고기");
  await db.application.update({ where: { id: left.id }, data: { state: "WITHDRAWN" } });
  const korean = await textOf(await list(office, id));
  for (const word of [
    "봄 학술대회",
    "하나래",
    "가온대학교",
    "식사",
    "채식",
    "#땅콩 *조금*",
    "고기",
    "2명",
    "서명",
  ]) {
    expect(korean).toContain(word);
  }
  expect(korean.indexOf("가람")).toBeLessThan(korean.indexOf("하나래"));
  expect(korean).not.toContain("떠난이");
  const english = await textOf(await list(office, id, "EN"));
  for (const word of ["Spring symposium", "Jin Park", "Meal", "Vegetarian", "Signature"]) {
    expect(english).toContain(word);
  }
  const lines = await db.auditEntry.findMany({ where: { action: "printParticipants", subjectId: id } });
  expect(lines).toMatchObject([{ actorId: office.id, after: { count: 2 } }, { after: { count: 2 } }]);
});

test("is the office's alone, of a program that is there and has somebody", async () => {
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const person = await createPerson(gateway());
  const { id } = await createOpenProgram({ fee: 0 });
  expect(await codeOf(await list(office, id))).toBe("MOVE_REFUSED");
  answered(await person.apply(id));
  expect(await codeOf(await list(person, id))).toBe("FORBIDDEN");
  expect(await codeOf(await list(null, id))).toBe("UNAUTHENTICATED");
  expect(await codeOf(await list(office, 999_999))).toBe("NOT_FOUND");
});

test("people whom one file has no place for are in the next one, under their numbers", async () => {
  const { id: programId } = await createOpenProgram({ fee: 0 });
  const of = { programId, amount: 0, email: "", state: "CONFIRMED" } as const;
  await db.application.createMany({ data: ["다", "가", "나"].map((name) => ({ ...of, name })) });
  const read = async (part: number, most: number) => {
    const { count, people } = await db.$transaction((tx) =>
      readParticipantList(
        tx,
        { programId, language: "KO", part },
        { nameKo: "학회", nameEn: "Society" },
        most,
      ),
    );
    return [count, ...people.map(({ number, name }) => `${number} ${name}`)];
  };
  expect(await read(1, 3)).toEqual(["3명", "1 가", "2 나", "3 다"]);
  expect(await read(1, 2)).toEqual(["3명 가운데 1–2번째", "1 가", "2 나"]);
  expect(await read(2, 2)).toEqual(["3명 가운데 3–3번째", "3 다"]);
  await expect(read(3, 2)).rejects.toThrow("MOVE_REFUSED");
});
