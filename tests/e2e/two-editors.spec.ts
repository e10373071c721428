// Two people at the same thing, in every editor: what only one of them changed is saved from both without a
// question, and what both changed is asked, field by field.
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { ask, CONTENT, makePost, paragraph, removePost, writers } from "./office.ts";
import { meetAt } from "./two-people.ts";

const MEMBER_STAFF: Account = { email: "members@example.org", password: STAFF.password };

test.setTimeout(120_000);

test("a post", { tag: "@once" }, async ({ page, browser, say, at }, info) => {
  const [account, other] = writers(info);
  await signIn(page, account);
  const id = await makePost(page, "NEWS", "두 사람의 소식");
  const sideBySide = say("editor.language.both");
  const desk = {
    account,
    path: at(`/news/edit/${id}`),
    form: "post",
    sideBySide,
    saved: say("editor.saved"),
  };
  await meetAt(
    { page, browser, say },
    { ...desk, own: "ko.title", both: "en.content" },
    { ...desk, account: other, own: "ko.content", both: "en.content" },
  );
  await removePost(page, id);
});

test("a page, in two fields of one entry", { tag: "@once" }, async ({ page, browser, say, at }) => {
  const rows = [{ list: say("page-editing.entries.numbered"), index: 1 }];
  const desk = {
    account: STAFF,
    path: at("/values/edit"),
    form: "page",
    rows,
    sideBySide: say("editor.language.both"),
    saved: say("editor.saved"),
  };
  await meetAt(
    { page, browser, say },
    { ...desk, own: "entries.1.bodyKo", both: "en.content" },
    { ...desk, account: CONTENT, own: "entries.1.bodyEn", both: "en.content" },
  );
});

test("a program, in two fields of one speaker", { tag: "@once" }, async ({ page, browser, say, at }) => {
  const account: Account = { email: "program@example.org", password: STAFF.password };
  await signIn(page, account);
  const query = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
  const input = {
    kind: "WORKSHOP",
    ko: { title: "두 사람의 워크숍" },
    startsAt: "2999-01-01T00:00:00Z",
    endsAt: "2999-01-02T00:00:00Z",
    speakers: [{ nameKo: "한가람" }, { nameKo: "두나래" }],
  };
  const { createProgram } = Object(await ask(page, query, { input }));
  const rows = [{ list: say("program-office.field.speakers"), index: 1 }];
  const path = at(`/admin/education-programs/edit/${createProgram.id}`);
  const desk = { account, path, form: "program", rows, saved: say("editor.saved") };
  await meetAt(
    { page, browser, say },
    { ...desk, own: "speakers.1.talkKo", both: "ko.location" },
    { ...desk, account: STAFF, own: "speakers.1.affiliationKo", both: "ko.location" },
  );
  await ask(page, `mutation { deleteProgram(id: ${createProgram.id}) { id } }`);
});

test("settings", { tag: ["@core", "@once"] }, async ({ page, browser, say, at }) => {
  const desk = {
    account: STAFF,
    path: at("/admin/settings"),
    form: "settings",
    saved: say("settings.saved"),
  };
  await meetAt(
    { page, browser, say },
    { ...desk, own: "addressEn", both: "privacyOfficerEn" },
    { ...desk, own: "privacyOfficerKo", both: "privacyOfficerEn" },
  );
});

test("the home page, in two fields of one row", { tag: "@once" }, async ({ page, browser, say, at }) => {
  const rows = [
    { list: say("home-editing.goals.title"), index: 1 },
    { list: say("home-editing.goals.title"), index: 2 },
  ];
  const desk = {
    account: STAFF,
    path: at("/admin/home"),
    form: "home",
    rows,
    saved: say("home-editing.saved"),
  };
  await meetAt(
    { page, browser, say },
    { ...desk, own: "goals.1.bodyKo", both: "goals.2.titleEn" },
    { ...desk, own: "goals.1.bodyEn", both: "goals.2.titleEn" },
  );
});

test("a popup", { tag: "@once" }, async ({ page, browser, say, at }) => {
  await signIn(page, STAFF);
  const query = "mutation ($input: PopupInput!) { createPopup(input: $input) { id } }";
  const input = {
    titleKo: "두 사람의 팝업",
    titleEn: "Of two people",
    bodyKo: paragraph("글"),
    bodyEn: paragraph("Text"),
    showsFrom: "2998-01-01T00:00:00Z",
    showsTo: "2999-01-01T00:00:00Z",
    pages: "HOME",
    device: "ALL",
    audience: "ALL",
    hide: "TODAY",
    position: 0,
  };
  const { createPopup } = Object(await ask(page, query, { input }));
  const path = at(`/admin/popup-management/edit/${createPopup.id}`);
  const desk = { account: STAFF, path, form: "popup", saved: say("popup-office.saved") };
  await meetAt(
    { page, browser, say },
    { ...desk, own: "titleKo", both: "bodyKo" },
    { ...desk, own: "bodyEn", both: "bodyKo" },
  );
  await ask(page, `mutation { deletePopup(id: ${createPopup.id}) { id } }`);
});

test("a member, by two of the office, and by one of it and the member", { tag: "@once" }, async ({
  page,
  browser,
  say,
  at,
}) => {
  const member = await newMember(page.request);
  const { member_idx } = await (await page.request.post("/api/v1/login", { data: member })).json();
  const office = {
    account: MEMBER_STAFF,
    path: at(`/admin/member-management/${member_idx}`),
    form: "member",
    saved: say("member-office.saved"),
  };
  await meetAt(
    { page, browser, say },
    { ...office, own: "major", both: "officeNote" },
    { ...office, own: "position", both: "officeNote" },
  );
  const own = {
    account: member,
    path: at("/my-account"),
    form: "details",
    saved: say("members.details.saved"),
  };
  await meetAt(
    { page, browser, say },
    { ...own, own: "department", both: "affiliation" },
    { ...office, own: "position", both: "affiliation" },
  );
});
