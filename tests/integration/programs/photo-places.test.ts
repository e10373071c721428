// The photo that a member uploads for an application, and the document for a grade, are nobody's to publish:
// neither before it is sent, nor while an application holds it, nor after another one took its place; at none
// of the places where the office names a file.
import { beforeAll, describe, expect, it } from "vitest";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import type { GraphqlReply } from "#tests/support/graphql.ts";
import { pageInput, SAVE_PAGE } from "#tests/support/page-writing.ts";
import { CREATE_PROGRAM, programInput } from "#tests/support/program-writing.ts";
import { readSource } from "#tests/support/source-files.ts";
import { photo, type UploadAnswer, upload } from "#tests/support/uploads.ts";
import { CREATE, createImageRow, figure, postInput } from "#tests/support/writing.ts";

const gateway = useGateway();
const CREATE_POPUP = "mutation ($input: PopupInput!) { createPopup(input: $input) { id } }";
const CHANGE = `mutation ($id: Id!, $version: Int!, $form: ApplicationFormInput!) {
  changeApplication(id: $id, version: $version, form: $form) { id }
}`;

const SAVE_SETTINGS =
  "mutation ($input: SettingsInput!) { saveSettings(version: 1, input: $input) { version } }";

type Photo = UploadAnswer["body"];
let content: Person;
let program: Person;
let superior: Person;
/** By what became of them. */
const photos = new Map<string, Photo>();

async function uploaded({ headers }: Person, kind: "photo" | "proof" = "photo"): Promise<Photo> {
  const session = { headers: { authorization: String(headers.authorization) } };
  const bytes = await photo({ width: 300, height: 400 });
  const { status, body } = await upload(gateway().url, session, { kind, name: "a.jpg", bytes });
  expect(status).toBe(201);
  return body;
}

beforeAll(async () => {
  content = await createPerson(gateway(), { roles: ["CONTENT"] });
  program = await createPerson(gateway(), { roles: ["PROGRAM"] });
  superior = await createPerson(gateway(), { roles: ["SUPER"] });
  const member = await createPerson(gateway());
  for (const what of ["not sent yet", "sent", "taken out again"]) photos.set(what, await uploaded(member));
  photos.set("a proof", await uploaded(member, "proof"));
  const { id } = await createOpenProgram({ kind: "KITEC" });
  const photoId = (what: string) => photos.get(what)?.id;
  const made = answered(await member.apply(id, { form: { photoId: photoId("taken out again") } }));
  const form = { name: "신청인", photoId: photoId("sent") };
  expect((await member.ask(CHANGE, { id: made.id, version: 1, form })).errors).toEqual([]);
});

const popup = (given: object) => ({
  titleKo: "안내",
  bodyKo: paragraph("본문"),
  showsFrom: new Date(Date.now() - 60_000),
  showsTo: new Date(Date.now() + 60_000),
  device: "ALL",
  pages: "HOME",
  audience: "ALL",
  hide: "TODAY",
  position: 0,
  altKo: "사진",
  altEn: "Photo",
  ...given,
});
const speaker = { nameKo: "연사", nameEn: "Speaker" };
const session = {
  startsAt: "2030-12-07T14:00:00+09:00",
  endsAt: "2030-12-07T15:00:00+09:00",
  titleKo: "발표",
};
const koFigure = (key: string) => ({ title: "제목", content: figure(key) });

const post = (given: object) => content.ask(CREATE, { input: postInput(given) });
const page = (given: object) => content.ask(SAVE_PAGE, { input: pageInput(given) });
const programOf = (given: object) => program.ask(CREATE_PROGRAM, { input: programInput(given) });
const popupOf = (given: object) => content.ask(CREATE_POPUP, { input: popup(given) });

const settingsOf = (given: object) =>
  superior.ask(SAVE_SETTINGS, {
    input: {
      nameKo: "학회",
      nameEn: "Society",
      descriptionKo: "설명",
      descriptionEn: "About",
      paymentDays: 7,
      offerHours: 48,
      refundRules: [],
      gradeDues: [],
      ...given,
    },
  });

/** By the field of the model File that would point at it. */
const PLACES: Readonly<Record<string, (file: Pick<Photo, "id" | "key">) => Promise<GraphqlReply>>> = {
  thumbnailOf: ({ id }) => post({ thumbnailId: id }),
  attachedTo: ({ id }) => post({ files: [{ fileId: id }] }),
  figureIn: ({ key }) => post({ ko: koFigure(key) }),
  pagePortraits: ({ id }) =>
    page({ key: "BOARD_MEMBERS", people: [{ nameKo: "김이사", roleKo: "이사", portraitId: id }] }),
  pageFigures: ({ key }) => page({ ko: koFigure(key) }),
  programThumbs: ({ id }) => programOf({ thumbnailId: id }),
  programPortraits: ({ id }) => programOf({ speakers: [{ ...speaker, portraitId: id }] }),
  programHandouts: ({ id }) => programOf({ sessions: [{ ...session, fileId: id }] }),
  programFiles: ({ id }) => programOf({ files: [id] }),
  programFigures: ({ key }) => programOf({ ko: { title: "세미나", content: figure(key) } }),
  popupImages: ({ id }) => popupOf({ imageId: id }),
  sealOf: ({ id }) => settingsOf({ sealId: id }),
  popupImagesEn: ({ id }) => popupOf({ imageEnId: id, titleEn: "Notice", bodyEn: paragraph("Text") }),
};

describe.each(Object.entries(PLACES))("as %s", (_place, save) => {
  it("looks missing, where a picture of the site is taken", async () => {
    for (const [what, file] of photos) {
      const { errors } = await save(file);
      const fields = Object(errors[0]?.extensions?.fields);
      expect([what, Object.values(fields).flat()]).toEqual([what, ["FILE_UNKNOWN"]]);
      expect((await gateway().request(file.url)).status).toBe(404);
    }
    expect((await save(await createImageRow())).errors).toEqual([]);
  });
});

it("every place where a file can stand is tried", () => {
  const [, model = ""] = /^model File \{\n([\s\S]*?)^\}/m.exec(readSource("prisma/schema.prisma")) ?? [];
  const places = [...model.matchAll(/^ {2}(\w+) +\w+\[\]/gm)].map(([, name = ""]) => name);
  // Photos themselves are the applications', proofs those of requests for a grade; a version keeps what its
  // post was saved with, and the words of a document are its own. The PDF of an article is no picture
  // (journal-office.test.ts), and what it was before comes from there. What answers a question of a program
  // is the applicant's own (own-fields.test.ts), and slides are the author's (presentation-slides.test.ts).
  const own = new Set([
    ...["applicantPhotos", "applicantAnswers", "gradeProofs", "inVersions", "textParts"],
    ...["articles", "formerArticles", "presentationSlides"],
  ]);
  expect(places.filter((name) => !own.has(name)).sort()).toEqual(Object.keys(PLACES).sort());
});
