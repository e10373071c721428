// Exports: exactly what the filter holds, read back by a real parser; who may; what is written down; what it costs.
import { read } from "@e965/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createListedPayment } from "#tests/support/payments.ts";
import { readSheet } from "#tests/support/read-sheet.ts";
import { readFrames } from "#web/api/export-file.ts";

const gateway = useGateway();
let headers: Record<string, string>;

const COLUMNS = [
  { key: "payer", heading: "납부자" },
  { key: "name", heading: "내용" },
  { key: "state", heading: "상태", words: { PENDING: "입금 대기" } },
  { key: "due", heading: "금액" },
  { key: "created", heading: "청구일" },
];
const REQUEST = {
  list: "payments",
  sort: "AMOUNT",
  descending: false,
  columns: COLUMNS,
  reason: "감사 자료",
};

const ask = (change: object, by = headers) =>
  gateway().send("/api/v1/exports", { ...REQUEST, filter: { search: "내보" }, ...change }, { headers: by });

async function readBack(response: Response) {
  expect(response.status).toBe(200);
  return readSheet(await response.arrayBuffer());
}

const FORMULAS = ["=1+1", "+82 10", "-2", "@SUM(A1)", "\t=1", "\r=1"];

beforeAll(async () => {
  ({
    session: { headers },
  } = await createSignedIn({ roles: ["FINANCE"] }));
  const createdAt = new Date("2026-11-18T05:05:00Z");
  await createListedPayment({ payerName: "내보냄", amountDue: 1, createdAt });
  await createListedPayment({ payerName: "내보냄 훌륭".normalize("NFD"), amountDue: 2, createdAt });
  await createListedPayment({ payerName: '내보냄, "A" <B> & 한자 漢 🎓', amountDue: 3, createdAt });
  for (const [at, formula] of FORMULAS.entries()) {
    await createListedPayment({ payerName: "내보냄", nameKo: formula, amountDue: 10 + at, createdAt });
  }
  await createListedPayment({ payerName: "다른 사람", amountDue: 99 });
});

describe("what is in the file", () => {
  test("xlsx: the filter's rows in its order, Korean whole, texts and no formulas", async () => {
    const response = await ask({ format: "xlsx", sheet: "결제 목록" });
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="payments-.*\.xlsx"$/);
    const bytes = await response.clone().arrayBuffer();
    expect(read(bytes, { type: "array" }).SheetNames).toEqual(["결제 목록"]);
    const [head, ...rows] = await readBack(response);
    expect(head).toEqual(["납부자", "내용", "상태", "금액", "청구일"]);
    expect(rows.map(([payer]) => payer).slice(0, 3)).toEqual([
      "내보냄",
      "내보냄 훌륭",
      '내보냄, "A" <B> & 한자 漢 🎓',
    ]);
    expect(rows.map(([, name]) => name).slice(3)).toEqual(FORMULAS);
    expect(rows.map(([, , , due]) => due)).toEqual([1, 2, 3, 10, 11, 12, 13, 14, 15]);
    expect(rows[0]?.[2]).toBe("입금 대기");
    // A moment as a spreadsheet has it: the wall clock of Seoul.
    expect(rows[0]?.[4]).toEqual(new Date("2026-11-18T14:05:00Z"));
    expect(response.headers.get("x-row-count")).toBe("9");
  });

  test("csv: a byte order mark, quotes, and formulas defused", async () => {
    const bytes = new Uint8Array(await (await ask({ format: "csv" })).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const lines = text.split("\r\n");
    expect(lines[0]).toBe("납부자,내용,상태,금액,청구일");
    expect(lines[1]).toBe("내보냄,2026년 연회비,입금 대기,1,2026-11-18 14:05");
    expect(lines[2]).toContain("내보냄 훌륭,");
    expect(lines[3]).toContain('"내보냄, ""A"" <B> & 한자 漢 🎓",');
    expect(lines.slice(4, 8).map((line) => line.split(",")[1])).toEqual([
      "'=1+1",
      "'+82 10",
      "'-2",
      "'@SUM(A1)",
    ]);
    expect(text).toContain(",'\t=1,");
    expect(text).toContain(',"\'\r=1",');
  });

  test("chosen rows only, in the columns asked for", async () => {
    const chosen = await db.payment.findMany({
      where: { amountDue: { in: [1, 3, 99] } },
      select: { id: true },
    });
    const ids = chosen.map(({ id }) => id);
    const rows = await readBack(
      await ask({ format: "xlsx", ids, columns: [{ key: "due", heading: "금액" }] }),
    );
    // The third is not in the filter.
    expect(rows).toEqual([["금액"], [1], [3]]);
  });

  test("with how far it has come, and whole", async () => {
    const plain = await (await ask({ format: "csv" })).text();
    const { body } = await ask({ format: "csv", progress: true });
    const counts: number[] = [];
    const read = body && (await readFrames(body, (rows) => counts.push(rows)));
    expect(await new Blob(read?.parts).text()).toBe(plain.replace(/^\ufeff/, ""));
    expect(counts.at(-1)).toBe(9);
  });
});

describe("who, and why", () => {
  test("the right of the list, with the three refusals of the house", async () => {
    const other = await createSignedIn({ roles: ["MEMBER", "CONTENT"] });
    expect((await ask({ format: "csv" }, other.session.headers)).status).toBe(403);
    expect((await ask({ format: "csv" }, {})).status).toBe(403);
    const expired = await ask({ format: "csv" }, { authorization: "Bearer nonsense" });
    expect(expired.status).toBe(401);
  });

  test("a reason is needed; what is not known is refused by field", async () => {
    const fields = async (change: object) => {
      const response = await ask({ format: "csv", ...change });
      expect(response.status).toBe(422);
      return Object.keys((await response.json()).fields);
    };
    expect(await fields({ reason: " " })).toEqual(["reason"]);
    expect(await fields({ list: "secrets" })).toEqual(["list"]);
    expect(await fields({ columns: [{ key: "passwordHash", heading: "" }] })).toEqual(["columns.0.key"]);
    expect(await fields({ filter: { nothing: 1 } })).toEqual(["filter.nothing"]);
    expect(await fields({ sort: "SECRET" })).toEqual(["sort"]);
  });

  test("the audit log says who took what and why", async () => {
    await (await ask({ format: "csv", reason: "세무 신고" })).text();
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subject: "export" },
      orderBy: { id: "desc" },
    });
    expect(entry).toMatchObject({ action: "export", reason: "세무 신고" });
    expect(entry.after).toMatchObject({ list: "payments", rows: 9, filter: { search: "내보" } });
  });
});
