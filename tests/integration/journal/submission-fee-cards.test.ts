// The fees of a manuscript paid by card: as its author sees it, its editors, the treasurer, and as it is on the receipt.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { type FeeType, raiseFee } from "#schema/journal/submissions/raise-fee.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { createManuscript } from "#tests/support/manuscripts.ts";
import { expectSoundPayment } from "#tests/support/paying.ts";
import { comeBack, paymentOf, startCard, useCards } from "#tests/support/paying-by-card.ts";

const AMOUNTS: Readonly<Record<FeeType, number>> = { REVIEW: 60_000, PUBLICATION: 150_000 };
const desk = useCards();
let author: Person;
let editor: Person;
let treasurer: Person;
beforeAll(async () => {
  author = await createPerson(desk().gateway, { name: "글쓴이" });
  editor = await createPerson(desk().gateway, { roles: ["JOURNAL"] });
  treasurer = await createPerson(desk().gateway, { roles: ["FINANCE"] });
  await createSettings();
  await db.journalSetting.create({
    data: { reviewFee: AMOUNTS.REVIEW, publicationFee: AMOUNTS.PUBLICATION },
  });
});

const FEE = "id type state amountDue paidAt";
const MINE = `query ($id: Id!) { mySubmission(id: $id) { payments { ${FEE} viewerCanPayByCard viewerCanDeclare } } }`;
const ON_DESK = `query ($id: Id!) { managedSubmission(id: $id) { fees { ${FEE} } } }`;
const LEDGER =
  "query ($id: Id!) { payment(id: $id) { type state method amountPaid receipt { name(language: KO) amount method } } }";

/** A manuscript whose fee is asked for. */
async function asked(type: FeeType) {
  const { id, number } = await createManuscript({
    authors: [{ ...author, name: "글쓴이" }],
    state: type === "REVIEW" ? "IN_REVIEW" : "ACCEPTED",
  });
  const now = desk().gateway.clock.now();
  await db.$transaction((tx) =>
    raiseFee(tx, { id, number, submitterId: author.id }, type, { actorId: author.id, now }),
  );
  const [payment] = answered(await author.ask(MINE, { id }), "mySubmission").payments;
  return { id, number, payment };
}

test.each([
  ["REVIEW", "논문 심사료"],
  ["PUBLICATION", "논문 게재료"],
] as const)(
  "the fee %s is paid at the service, and everybody whose matter it is sees it",
  async (type, name) => {
    const { id, number, payment } = await asked(type);
    const amount = AMOUNTS[type];
    expect(payment).toMatchObject({ type, state: "PENDING", amountDue: amount, viewerCanPayByCard: true });

    const { orderId } = await startCard(author, payment.id);
    expect(desk().toss.calls.at(-1)?.body).toMatchObject({ amount, orderName: `${name} (${number})` });
    expect(await comeBack(desk(), desk().toss.agree(orderId))).toContain("card=paid");
    await expectSoundPayment(payment.id);

    const [mine] = answered(await author.ask(MINE, { id }), "mySubmission").payments;
    const paid = { id: payment.id, type, state: "PAID", amountDue: amount, paidAt: expect.any(String) };
    expect(mine).toEqual({ ...paid, viewerCanPayByCard: false, viewerCanDeclare: false });
    expect(answered(await editor.ask(ON_DESK, { id }), "managedSubmission").fees).toEqual([paid]);
    expect(answered(await treasurer.ask(LEDGER, { id: payment.id }), "payment")).toEqual({
      type,
      state: "PAID",
      method: "CARD",
      amountPaid: amount,
      receipt: { name: `${name} (${number})`, amount, method: "CARD" },
    });

    const request = { kind: "RECEIPT", language: "BOTH", payment_id: payment.id };
    const { headers } = author;
    const receipt = await desk().gateway.send("/api/v1/documents", request, { headers });
    expect(receipt.status).toBe(200);
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    // The editors are notified that it is paid, and get no document of somebody else's.
    expect(
      (await desk().gateway.send("/api/v1/documents", request, { headers: editor.headers })).status,
    ).not.toBe(200);
  },
);

test("a card that is refused leaves the fee as it was, for a transfer or another try", async () => {
  const { id, payment } = await asked("PUBLICATION");
  const { orderId } = await startCard(author, payment.id);
  const { failUrl } = desk().toss.order(orderId);
  expect(await comeBack(desk(), `${failUrl}&code=REJECT_CARD_COMPANY&message=x`)).toContain("card=failed");
  expect(await paymentOf(payment.id)).toMatchObject({ state: "PENDING", amountPaid: 0 });
  const [mine] = answered(await author.ask(MINE, { id }), "mySubmission").payments;
  expect(mine).toMatchObject({ state: "PENDING", viewerCanPayByCard: true, viewerCanDeclare: true });
  expect(answered(await editor.ask(ON_DESK, { id }), "managedSubmission").fees).toMatchObject([
    { state: "PENDING" },
  ]);
});
