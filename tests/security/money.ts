// Class: tampering with money. Amounts that are none, versions sent again, somebody else's payment, the own one.
import { describe, expect, test } from "vitest";
import type { People } from "./authorization.ts";
import type { Outsider, Person } from "./outsider.ts";

const CREATE = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id version } }";
const BOOK = `mutation ($id: Id!, $version: Int!, $amount: Int!) {
  bookPayment(id: $id, version: $version, amount: $amount) { payment { version } }
}`;
const REFUND = `mutation ($id: Id!, $version: Int!, $amount: Int!) {
  refundPayment(id: $id, version: $version, amount: $amount, reason: "가", noAccount: SENDER) { id }
}`;
const EXEMPT = `mutation ($id: Id!, $version: Int!) {
  exemptPayment(id: $id, version: $version, reason: "가") { payment { proposals { id } } }
}`;
const DECLARE = `mutation ($id: Id!, $version: Int!) {
  declarePayment(id: $id, version: $version, depositorName: "남") { id }
}`;
const SEEN = "query ($id: Id!) { payment(id: $id) { state amountDue amountPaid amountRefunded version } }";

const NO_AMOUNTS = [-1, 0, 0.5, 2 ** 31, 1e308, "1", "1e3", null, [1], { $gt: 0 }] as const;

export function money(outsider: () => Outsider, people: () => People): void {
  const by = (person: Person) => (query: string, variables: object) =>
    outsider().ask(query, variables, person);
  const ofFinance = (query: string, variables: object) => by(people().staff.FINANCE)(query, variables);
  const create = async (memberId: number | null, maker: Person) => {
    const payer = { payerName: "내는 이", payerEmail: "payer@example.org" };
    const input = { memberId, ...payer, type: "OTHER", nameKo: "교재", amountDue: 10_000 };
    const { data, text } = await by(maker)(CREATE, { input });
    const { id } = Object(Object(data).createPayment);
    if (!id) throw new Error(text);
    return { id: Number(id), version: 1 };
  };
  const seen = async (id: number) => Object((await by(people().superUser)(SEEN, { id })).data).payment;

  describe("tampering with money", () => {
    test("what is no amount of won is neither asked for, nor booked, nor given back", async () => {
      const { owner, staff } = people();
      const payment = await create(owner.memberId, staff.FINANCE);
      const before = await seen(payment.id);
      for (const amount of NO_AMOUNTS) {
        for (const query of [BOOK, REFUND]) {
          const answer = await ofFinance(query, { ...payment, amount });
          expect([amount, answer.code]).not.toEqual([amount, null]);
          expect(["INTERNAL", "UNAVAILABLE"]).not.toContain(answer.code);
        }
        const input = { payerName: "가", payerEmail: "a@example.org", type: "OTHER", nameKo: "가" };
        const made = await ofFinance(CREATE, { input: { ...input, amountDue: amount } });
        expect([amount, Object(made.data).createPayment ?? null]).toEqual([amount, null]);
      }
      expect(await seen(payment.id)).toEqual(before);
    });

    test("an act that is sent again is done once, and no more goes back than came in", async () => {
      const { owner, staff } = people();
      const payment = await create(owner.memberId, staff.FINANCE);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => ofFinance(BOOK, { ...payment, amount: 10_000 })),
      );
      expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
      const { version } = await seen(payment.id);
      expect((await ofFinance(REFUND, { id: payment.id, version, amount: 10_001 })).code).toBe("VALIDATION");
      expect(await seen(payment.id)).toMatchObject({ amountPaid: 10_000, amountRefunded: 0 });
    });

    test("a payer moves no payment but the own, and that not to paid", async () => {
      const { owner, member, staff } = people();
      const payment = await create(owner.memberId, staff.FINANCE);
      expect((await by(member)(DECLARE, payment)).code).toBe("NOT_FOUND");
      for (const query of [BOOK, REFUND, EXEMPT]) {
        expect((await by(owner)(query, { ...payment, amount: 10_000 })).code).toMatch(/FORBIDDEN|MALFORMED/);
      }
      expect((await by(owner)(EXEMPT, payment)).code).toBe("FORBIDDEN");
      expect((await seen(payment.id)).state).toBe("PENDING");
    });

    test("nobody of the office excuses themselves", async () => {
      const { superUser, staff } = people();
      const payment = await create(staff.FINANCE.memberId, superUser);
      const { data } = await ofFinance(EXEMPT, payment);
      const [proposal] = Object(data).exemptPayment.payment.proposals;
      const approve = "mutation ($id: Id!) { approvePaymentProposal(id: $id) { id } }";
      expect((await ofFinance(approve, { id: proposal.id })).code).toBe("SECOND_PERSON_NEEDED");
      expect((await seen(payment.id)).state).toBe("PENDING");
    });
  });
}
