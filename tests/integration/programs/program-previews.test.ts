// A program before it is published, by a signed link: who reads it and its files. When a link ends: previews.test.ts.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createProgramThrough } from "#tests/support/program-writing.ts";
import { upload } from "#tests/support/uploads.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let maker: Awaited<ReturnType<typeof createSignedIn>>;
let ask: Ask;
beforeAll(async () => {
  maker = await createSignedIn({ roles: ["PROGRAM"] });
  const headers = { ...maker.session.headers };
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers });
});

const READ = `query ($link: String!) { previewedProgram(link: $link) {
  expiresAt program { title(language: KO) { text } attachments { id url(language: KO) } }
  typed { title(language: KO) { text } otherTitle(language: KO) startsAt fee state location(language: KO) { text }
    prices { label(language: EN) { text } until amount } speakers { name(language: EN) { text } portrait { id } }
    sessions { title(language: KO) { text } file { id } } sites { name(language: KO) { text } } attachments { id } } } }`;
const previewed = async (link: string) =>
  Object((await askGraphql(gateway(), READ, { variables: { link } })).data).previewedProgram;

async function make(programId: number): Promise<{ id: string; link: string }> {
  const answer = await ask(`mutation { makeProgramPreview(programId: ${programId}) { id link isMine } }`);
  return Object(answer.data).makeProgramPreview;
}

async function draft(title: string, files: readonly number[] = []): Promise<number> {
  const ko = { title, location: "서울" };
  return await createProgramThrough(ask, { publishNow: false, ko, files });
}

test("opens a draft and its files for the person who has no account, and no other program's", async () => {
  const pdf = { kind: "attachment", name: "안내.pdf", bytes: Buffer.from("%PDF-1.7\n") } as const;
  const [own, other] = await Promise.all([
    upload(gateway().url, maker.session, pdf),
    upload(gateway().url, maker.session, pdf),
  ]);
  const id = await draft("미리 볼 세미나", [own.body.id]);
  await draft("다른 세미나", [other.body.id]);
  const { link } = await make(id);
  const { program } = await previewed(link);
  expect(program.title.text).toBe("미리 볼 세미나");
  const [file] = program.attachments;
  expect((await gateway().request(file.url)).status).toBe(404);
  const opened = await gateway().request(`${file.url}${file.url.includes("?") ? "&" : "?"}t=${link}`);
  expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await gateway().request(`/files/${other.body.key}/a.pdf?t=${link}`)).status).toBe(404);
  // It is there for nobody else.
  const { data } = await askGraphql(gateway(), `{ program(id: ${id}) { id } }`);
  expect(data).toEqual({ program: null });
});

const NOTHING = { type: "doc", content: [{ type: "paragraph" }] };
const inForm = (title: string) => ({ title, content: NOTHING, description: "", location: "" });

/** What the form of a seminar holds. */
const typed = (title: string, fileId: number) => ({
  values: {
    kind: "SEMINAR",
    number: "12",
    tagId: null,
    thumbnail: null,
    ko: { ...inForm(title), location: "부산" },
    en: inForm("Typed"),
    startsAt: "2031-01-05T10:00",
    endsAt: "2031-01-05T12:00",
    applyFrom: "",
    applyTo: "",
    applyLink: "",
    fee: "30,000",
    enrollmentFee: "",
    capacity: "스물",
    waitingList: false,
    pricesNeedDues: false,
    prices: [{ labelKo: "일찍", labelEn: "", grades: [], until: "2030-12-01T00:00", amount: "20,000" }],
    speakers: [
      {
        nameKo: "김가온",
        nameEn: "Kim Gaon",
        affiliationKo: "",
        affiliationEn: "",
        talkKo: "",
        talkEn: "",
        portrait: null,
      },
    ],
    sessions: [
      {
        startsAt: "2031-01-05T10:00",
        endsAt: "2031-01-05T11:00",
        titleKo: "발표",
        titleEn: "",
        isBreak: false,
        byKo: "",
        byEn: "",
        file: { id: fileId },
      },
      {
        startsAt: "",
        endsAt: "",
        titleKo: "아직",
        titleEn: "",
        isBreak: false,
        byKo: "",
        byEn: "",
        file: null,
      },
    ],
    examParts: [],
    languagePairs: [],
    sites: [],
    files: [{ id: fileId }],
  },
});

test("shows what its maker typed last, to nobody by another's link, and no file of members", async () => {
  const id = await draft("저장된 세미나");
  const pdf = { kind: "attachment", name: "자료.pdf", bytes: Buffer.from("%PDF-1.7\n") } as const;
  const { body: file } = await upload(gateway().url, maker.session, pdf);
  const { link } = await make(id);
  const other = await createSignedIn({ roles: ["PROGRAM"] });
  const otherLink: string = Object(
    (
      await askGraphql(gateway(), `mutation { makeProgramPreview(programId: ${id}) { link } }`, {
        headers: { ...other.session.headers },
      })
    ).data,
  ).makeProgramPreview.link;
  const payload = typed("고치는 세미나", file.id);
  await db.draft.create({ data: { memberId: maker.id, programKind: "SEMINAR", programId: id, payload } });
  const shown = await previewed(link);
  expect(shown.program.title.text).toBe("저장된 세미나");
  expect(shown.typed).toEqual({
    title: { text: "고치는 세미나" },
    otherTitle: "Typed",
    startsAt: "2031-01-05T01:00:00.000Z",
    fee: 30_000,
    state: "COMING_SOON",
    location: { text: "부산" },
    prices: [{ label: { text: "일찍" }, until: "2030-11-30T15:00:00.000Z", amount: 20_000 }],
    speakers: [{ name: { text: "Kim Gaon" }, portrait: null }],
    sessions: [{ title: { text: "발표" }, file: { id: file.id } }],
    sites: [],
    attachments: [{ id: file.id }],
  });
  expect((await previewed(otherLink)).typed).toBeNull();
  const open = async (pass: string) => (await gateway().request(`/files/${file.key}/a.pdf?t=${pass}`)).status;
  expect([await open(link), await open(otherLink)]).toEqual([200, 404]);
  await db.file.update({ where: { id: file.id }, data: { kind: "PHOTO" } });
  expect((await previewed(link)).typed).toMatchObject({ sessions: [{ file: null }], attachments: [] });
  expect(await open(link)).toBe(404);
  // What is no program shows what is stored.
  const broken = { values: { ...payload.values, kind: "PARTY" } };
  await db.draft.updateMany({ where: { programId: id }, data: { payload: broken } });
  expect((await previewed(link)).typed).toBeNull();
});
