// Popups: what visitors get and when, what the office writes, and that two editors never overwrite each other.

import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import { readContentState } from "#prisma/content-state.ts";
import { PUBLIC_MOMENTS } from "#schema/moments.ts";
import { publicFiles } from "#schema/policies/overview/files.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { createSignedIn, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway({ pages: builtPages() });
const LIVE = "{ popups { id version words(language: EN) { language title link } } }";
const CREATE = "mutation ($input: PopupInput!) { createPopup(input: $input) { id version state } }";
const SAVE = `mutation ($id: Id!, $version: Int!, $input: PopupInput!) {
  savePopup(id: $id, version: $version, input: $input) { id version titleKo }
}`;

const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds).toISOString();
const popup = (given: object = {}) => ({
  titleKo: "가을 학술대회",
  bodyKo: paragraph("와 주십시오"),
  showsFrom: at(-HOUR),
  showsTo: at(HOUR),
  device: "ALL",
  pages: "HOME",
  audience: "ALL",
  hide: "TODAY",
  position: 0,
  ...given,
});

async function office() {
  const { id: memberId, session } = await createSignedIn({ roles: ["CONTENT"] });
  const ask = (query: string, variables: object = {}) =>
    askGraphql(gateway(), query, { variables, headers: session.headers });
  const create = async (given: object = {}) => {
    const { data, errors } = await ask(CREATE, { input: popup(given) });
    expect(errors).toEqual([]);
    return Object(data).createPopup as { id: number; version: number; state: string };
  };
  return { memberId, ask, create };
}

const visitorSees = async () =>
  Object((await askGraphql(gateway(), LIVE)).data).popups as { id: number; version: number; words: object }[];

/** What a page carries for the browser to choose from: the ids of every answer with popups in its data. */
function idsInPage(html: string): number[] {
  const [, script = ""] = /id="page-data">([^<]*)</.exec(html) ?? [];
  const answers = Object.values<{ data: string }>(JSON.parse(script).queries);
  return answers.flatMap(({ data }) => JSON.parse(data).popups ?? []).map(({ id }) => id);
}

test("is seen from its first moment to its last, in the office's order, and each moment is a change", async () => {
  const { create } = await office();
  const second = await create({ position: 2 });
  const first = await create({
    position: 1,
    titleEn: "Autumn conference",
    bodyEn: paragraph("Please come"),
    href: "/programs",
    linkKo: "보기",
    linkEn: "See",
  });
  const coming = await create({ showsFrom: at(2 * HOUR), showsTo: at(3 * HOUR) });
  expect([first.state, coming.state]).toEqual(["LIVE", "COMING"]);
  expect(await visitorSees()).toEqual([
    { id: first.id, version: 1, words: { language: "EN", title: "Autumn conference", link: "See" } },
    { id: second.id, version: 1, words: { language: "KO", title: "가을 학술대회", link: null } },
  ]);
  const { coming: moments } = await readContentState(gateway().clock.now(), PUBLIC_MOMENTS);
  const row = await db.popup.findUniqueOrThrow({ where: { id: coming.id } });
  expect(moments).toEqual(expect.arrayContaining([row.showsFrom.getTime(), row.showsTo.getTime()]));
  gateway().clock.advance(2.5 * HOUR);
  expect((await visitorSees()).map(({ id }) => id)).toEqual([coming.id]);
  gateway().clock.advance(-2.5 * HOUR);
  await db.popup.deleteMany();
});

test("what is for members is in no answer to a visitor, and what is for visitors in none to a member", async () => {
  const { ask, create } = await office();
  const { id: everybodys } = await create({ titleKo: "모두에게", position: 1 });
  const { id: visitors } = await create({ titleKo: "방문자에게", audience: "VISITOR", position: 2 });
  const { id: members } = await create({ titleKo: "회원에게", audience: "MEMBER", position: 3 });
  const listed = "{ popups { id device pages } }";
  const idsIn = (data: unknown) => Object(data).popups.map(({ id }: { id: number }) => id);
  expect(idsIn((await ask(listed)).data)).toEqual([everybodys, members]);
  // The office meets a member's popups as a member does; it manages all of them elsewhere.
  const seen = await askGraphql(gateway(), "{ popups { id words(language: KO) { title } } }");
  expect(idsIn(seen.data)).toEqual([everybodys, visitors]);
  expect(seen.text).not.toContain("회원에게");
  for (const path of ["/", "/en", "/notice/list"]) {
    const html = await (await gateway().request(path)).text();
    expect(idsInPage(html), path).toEqual([everybodys, visitors]);
  }
  await db.popup.deleteMany({ where: { id: { in: [everybodys, visitors, members] } } });
});

test("what is for a grade is in no answer to anybody else, and in no page", async () => {
  const { create } = await office();
  const { id } = await create({ titleKo: "정회원에게", audience: "GRADES", grades: ["REGULAR"] });
  const seenBy = async (headers: object) =>
    (
      await askGraphql(gateway(), "{ popups { id words(language: KO) { title } } }", {
        headers: { ...headers },
      })
    ).text;
  const [regular, associate] = [
    await createSignedIn({ grade: "REGULAR" }),
    await createSignedIn({ grade: "ASSOCIATE" }),
  ];
  expect(await seenBy(regular.session.headers)).toContain("정회원에게");
  for (const headers of [{}, associate.session.headers]) {
    expect(await seenBy(headers)).not.toContain("정회원에게");
  }
  expect(await (await gateway().request("/")).text()).not.toContain("정회원에게");
  await db.popup.delete({ where: { id } });
});

test("what readers do is added up a day, only while it is live, and bounded", async () => {
  const { ask, create } = await office();
  const { id } = await create();
  const { id: coming } = await create({ showsFrom: at(HOUR), showsTo: at(2 * HOUR) });
  const report = (body: object) =>
    gateway().request("/api/v1/popups", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  for (const act of ["SHOWN", "SHOWN", "FOLLOWED", "CLOSED"]) {
    expect((await report({ id, act })).status).toBe(204);
  }
  gateway().clock.advance(0.5 * HOUR);
  await Promise.all([
    report({ id, act: "SHOWN" }),
    report({ id, act: "SHOWN" }),
    report({ id: coming, act: "SHOWN" }),
  ]);
  gateway().clock.advance(-0.5 * HOUR);
  const figures = async (of: number) =>
    Object((await ask(`{ managedPopup(id: ${of}) { figures { shown followed closed } } }`)).data).managedPopup
      .figures;
  expect(await figures(id)).toEqual({ shown: 4, followed: 1, closed: 1 });
  expect(await figures(coming)).toEqual({ shown: 0, followed: 0, closed: 0 });
  expect((await report({ id, act: "BOUGHT" })).status).toBe(422);
  expect((await report({ id, act: "SHOWN", who: "kim" })).status).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => report({ id: 1_000_000, act: "SHOWN" })),
  );
  expect(answers.map(({ status }) => status)).toContain(429);
  expect(await db.popupDay.count()).toBeLessThanOrEqual(2);
  await db.popup.deleteMany({ where: { id: { in: [id, coming] } } });
});

test("what does not hold is told by field", async () => {
  const { ask } = await office();
  const fieldsOf = async (given: object) =>
    (await ask(CREATE, { input: popup(given) })).errors[0]?.extensions?.fields;
  expect(await fieldsOf({ titleKo: " ", showsTo: at(-HOUR) })).toMatchObject({ titleKo: ["REQUIRED"] });
  expect(await fieldsOf({ showsTo: at(-2 * HOUR) })).toEqual({ showsTo: ["DATES_REVERSED"] });
  expect(await fieldsOf({ bodyKo: null })).toEqual({ bodyKo: ["REQUIRED"] });
  expect(await fieldsOf({ href: "javascript:alert(1)", linkKo: "가" })).toEqual({ href: ["HREF_INVALID"] });
  expect(await fieldsOf({ href: "/programs" })).toEqual({ linkKo: ["REQUIRED"] });
  expect(await fieldsOf({ imageId: 1_000_000, altKo: "가" })).toEqual({ imageId: ["FILE_UNKNOWN"] });
  expect(await fieldsOf({ titleEn: "a" })).toEqual({ bodyEn: ["REQUIRED"] });
  expect(await fieldsOf({ bodyEn: paragraph("b") })).toEqual({ titleEn: ["REQUIRED"] });
  const pictured = { titleEn: "a", bodyKo: null, imageId: 1, imageEnId: 1_000_000 };
  expect(await fieldsOf(pictured)).toEqual({ altKo: ["REQUIRED"], altEn: ["REQUIRED"] });
  expect(await fieldsOf({ titleEn: "a", altEn: "b", imageEnId: 1_000_000 })).toEqual({
    imageEnId: ["FILE_UNKNOWN"],
  });
  expect(await db.popup.count()).toBe(0);
});

test("a second editor meets a conflict, the trash gives back, and the log tells all of it", async () => {
  const { memberId, ask, create } = await office();
  const { id } = await create();
  const saves = await Promise.all(
    ["하나", "둘"].map((titleKo) => ask(SAVE, { id, version: 1, input: popup({ titleKo }) })),
  );
  expect(saves.map(({ code }) => code ?? "SAVED").sort()).toEqual(["CONFLICT", "SAVED"]);
  const won = Object(saves.find(({ code }) => !code)?.data).savePopup;
  const lost = JSON.parse(saves.find(({ code }) => code)?.text ?? "");
  expect(lost.errors[0].extensions.conflict).toMatchObject(won);
  expect(won.version).toBe(2);

  expect((await ask(`mutation { deletePopup(id: ${id}) { state } }`)).data).toEqual({
    deletePopup: { state: "TRASHED" },
  });
  expect(await visitorSees()).toEqual([]);
  expect((await ask(SAVE, { id, version: 3, input: popup() })).code).toBe("CONFLICT");
  const listed = async () =>
    Object((await ask("{ managedPopups { items { id } } }")).data).managedPopups.items;
  expect(await listed()).toEqual([]);
  await ask(`mutation { restorePopup(id: ${id}) { id } }`);
  expect(await listed()).toEqual([{ id }]);
  expect((await ask(`mutation { purgePopup(id: ${id}) }`)).code).toBe("NOT_FOUND");
  expect((await visitorSees()).map((seen) => [seen.id, seen.version])).toEqual([[id, 4]]);
  const log = await db.auditEntry.findMany({
    where: { subject: "popup", subjectId: id, actorId: memberId },
    orderBy: { id: "asc" },
  });
  expect(log.map(({ action }) => action)).toEqual([
    "createPopup",
    "savePopup",
    "deletePopup",
    "restorePopup",
  ]);
  expect(log[1]?.before).toMatchObject({ titleKo: "가을 학술대회" });
});

test("a picture for each language is seen while the popup is, kept from the sweep, and gone with it", async () => {
  const { ask, create } = await office();
  await db.popup.deleteMany();
  const { id: imageId } = await createImageRow();
  const { id: imageEnId } = await createImageRow();
  const given = { titleEn: "a", bodyKo: null, imageId, imageEnId, altKo: "가", altEn: "a" };
  const { id } = await create(given);
  const seen = await askGraphql(gateway(), "{ popups { image { id } imageEn { id } } }");
  expect(seen.data).toEqual({ popups: [{ image: { id: imageId }, imageEn: { id: imageEnId } }] });
  const used = () =>
    db.file.count({
      where: { AND: [publicFiles(gateway().clock.now(), []), { id: { in: [imageId, imageEnId] } }] },
    });
  expect(await used()).toBe(2);
  await ask(`mutation { deletePopup(id: ${id}) { id } }`);
  expect(await used()).toBe(0);
  expect((await ask(`mutation { purgePopup(id: ${id}) }`)).data).toEqual({ purgePopup: true });
  expect(await db.popup.count({ where: { id } })).toBe(0);
  expect(await db.auditEntry.count({ where: { action: "purgePopup", subjectId: id } })).toBe(1);
});
