// @long writing.spec.ts, program-office.spec.ts, search.spec.ts
// Script that somebody stores in every node of a text and in every kind of field runs nowhere: not where visitors read, not where the
// office edits. It is shown as it was typed. (The fixtures fail a journey by anything that the content policy had to stop.)
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { RichTextBlock, RichTextMark } from "#schema/validation/core/document.ts";
import { photo } from "#tests/support/uploads.ts";
import {
  applicantsPath,
  BOARD_PATHS,
  editPath,
  memberPath,
  PAYMENTS_PATH,
  POPUPS_PATH,
  PROGRAM_OFFICE_PATHS,
  paymentPath,
  popupEditPath,
  postPath,
  programEditPath,
  programPath,
} from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask, removePost } from "./office.ts";

const CREATE_POST = "mutation ($input: PostInput!) { createPost(input: $input) { id } }";
const CREATE_PROGRAM = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
const CREATE_TAG =
  "mutation ($name: String!) { createTag(board: NOTICE, nameKo: $name, nameEn: $name) { id } }";
const CREATE_POPUP = "mutation ($input: PopupInput!) { createPopup(input: $input) { id } }";
const APPLY = "mutation ($input: ApplyInput!) { apply(input: $input) { id } }";
const CREATE_PAYMENT = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }";

/** It breaks out of text, of attributes in either quote, of scripts and of JSON, and tells of itself wherever it runs. */
const hostile = (mark: string) =>
  `${mark}</script></title>"'><img src=x onerror=stored()><svg onload=stored()>{{stored()}}\${stored()}`;

const MARKS: Record<RichTextMark["type"], RichTextMark> = {
  bold: { type: "bold" },
  italic: { type: "italic" },
  underline: { type: "underline" },
  strike: { type: "strike" },
  code: { type: "code" },
  superscript: { type: "superscript" },
  subscript: { type: "subscript" },
  link: { type: "link", attrs: { href: `https://example.org/?q="'><img/src=x/onerror=stored()>` } },
};

/** One of each block, with the text in whatever holds one. A block that is new to documents is missed by the types here. */
function everyBlock(mark: string, fileKey: string): RichTextBlock[] {
  const text = hostile(mark);
  const paragraph: RichTextBlock = {
    type: "paragraph",
    attrs: { textAlign: "center" },
    content: [{ type: "text", text }, { type: "hardBreak" }],
  };
  const item = { type: "listItem", content: [paragraph] } as const;
  const blocks: Record<RichTextBlock["type"], RichTextBlock> = {
    paragraph: {
      type: "paragraph",
      content: Object.values(MARKS).map((one) => ({ type: "text", text, marks: [one] })),
    },
    heading: { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] },
    bulletList: { type: "bulletList", content: [{ ...item, content: [paragraph] }] },
    orderedList: { type: "orderedList", attrs: { start: 3 }, content: [{ ...item, content: [paragraph] }] },
    blockquote: { type: "blockquote", content: [paragraph] },
    horizontalRule: { type: "horizontalRule" },
    table: {
      type: "table",
      content: [
        {
          type: "tableRow",
          content: [
            { type: "tableHeader", content: [paragraph] },
            { type: "tableCell", attrs: { colwidth: [90] }, content: [paragraph] },
          ],
        },
      ],
    },
    figure: {
      type: "figure",
      attrs: { fileKey, fileName: text, alt: text, caption: text, width: 40, height: 40 },
    },
  };
  return Object.values(blocks);
}

test("script in every node and field is a text that nobody runs", { tag: "@once" }, async ({
  page,
  request,
  open,
}) => {
  test.setTimeout(120_000);
  const mark = `글${randomUUID().slice(0, 6)}`;
  const evil = hostile(mark);
  /** Where a field takes no more. */
  const short = `"'><svg onload=stored()>${mark}`;
  const ran: string[] = [];
  await page.exposeFunction("stored", () => ran.push(page.url()));
  page.on("dialog", (dialog) => ran.push(dialog.message()));
  const person = await newMember(request, "ko", evil);
  await signIn(page, person);
  const { id: memberId } = Object(await ask(page, "{ myAccount { id } }")).myAccount;
  await signIn(page, STAFF);
  const authorization = await page.evaluate(() => `Bearer ${localStorage.getItem("auth_token")}`);
  const sent = await page.request.post(`/api/v1/files?kind=image&name=${encodeURIComponent(`${mark}.jpg`)}`, {
    headers: { authorization, "content-type": "application/octet-stream" },
    data: await photo({ width: 40, height: 40 }),
  });
  const { key } = await sent.json();
  const words = { title: evil, content: { type: "doc", content: everyBlock(mark, key) } };
  const { createTag } = Object(await ask(page, CREATE_TAG, { name: short }));
  const posted = { board: "NOTICE", tagId: createTag.id, ko: words, en: words, publishNow: true };
  const { createPost } = Object(await ask(page, CREATE_POST, { input: posted }));
  const body = { type: "doc", content: everyBlock(mark, key).filter(({ type }) => type !== "figure") };
  const popup = {
    titleKo: evil,
    titleEn: evil,
    bodyKo: body,
    bodyEn: body,
    linkKo: short,
    linkEn: short,
    href: "/notice/list",
    // Over: no other journey meets it.
    showsFrom: "2020-01-01T00:00:00Z",
    showsTo: "2020-01-02T00:00:00Z",
    device: "ALL",
    pages: "HOME",
    audience: "MEMBER",
    hide: "TODAY",
    position: 0,
  };
  const { createPopup } = Object(await ask(page, CREATE_POPUP, { input: popup }));
  const seminar = { title: evil, description: evil, location: evil };
  const input = {
    kind: "SEMINAR",
    publishNow: true,
    ko: seminar,
    en: seminar,
    fee: 10_000,
    prices: [{ labelKo: evil, labelEn: evil, grades: ["REGULAR"], amount: 5_000 }],
    startsAt: "2027-03-02T05:00:00Z",
    endsAt: "2027-03-02T08:00:00Z",
  };
  const { createProgram } = Object(await ask(page, CREATE_PROGRAM, { input }));
  const payment = {
    memberId,
    type: "OTHER",
    nameKo: evil,
    nameEn: evil,
    amountDue: 1_000,
    payerName: evil,
  };
  const { createPayment } = Object(await ask(page, CREATE_PAYMENT, { input: payment }));
  const { applyLink: _, ...openNow } = IN_STATE.OPEN;
  const { id: programId } = await makeSeminar(request, openNow);
  await signIn(page, person);
  const form = { name: evil, affiliation: evil, note: evil };
  await ask(page, APPLY, { input: { programId, form } });
  await signIn(page, STAFF);

  const seen = async (path: string) => {
    await open(path);
    await expect(
      page
        .getByText(mark)
        .or(page.locator(`input[value*="${mark}"]`))
        .first(),
      path,
    ).toBeAttached();
    // Nothing of it has become an element.
    await expect(page.locator('img[src="x"], svg[onload], [onerror]'), path).toHaveCount(0);
  };
  const post = { id: createPost.id, board: "NOTICE" } as const;
  const program = { id: createProgram.id, kind: "SEMINAR" } as const;
  for (const path of [
    postPath(post.board, post.id),
    `/en${postPath(post.board, post.id)}`,
    BOARD_PATHS.NOTICE.list,
    `/search?q=${encodeURIComponent(evil)}`,
    `/search?q=${encodeURIComponent(mark)}`,
    programPath(program),
    `${PROGRAM_OFFICE_PATHS.seminars.list}?search=${encodeURIComponent(mark)}`,
    editPath(post.board, post.id),
    programEditPath(PROGRAM_OFFICE_PATHS.seminars, program.id),
    paymentPath(createPayment.id),
    memberPath(memberId),
    `${PAYMENTS_PATH}?search=${encodeURIComponent(mark)}`,
    POPUPS_PATH,
    popupEditPath(createPopup.id),
    applicantsPath(PROGRAM_OFFICE_PATHS.seminars, programId),
  ]) {
    await seen(path);
  }
  await removePost(page, post.id);
  await ask(page, `mutation { deletePopup(id: ${createPopup.id}) { id } }`);
  await signIn(page, person);
  await seen("/my-account");
  await seen("/my-account?tab=applications");
  expect(ran).toEqual([]);
});
