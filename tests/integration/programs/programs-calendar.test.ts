// The calendars people subscribe to, read back by a strict reader.
import { describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  createProgramThrough,
  createProgramWriter,
  programInput,
  SAVE_PROGRAM,
} from "#tests/support/program-writing.ts";
import { type IcsComponent, readIcs, textOf, the } from "#tests/support/read-ics.ts";

const gateway = useGateway({ config: { publicUrl: "https://www.example.org" } });

async function read(path: string): Promise<IcsComponent> {
  const response = await gateway().request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  return readIcs(await response.bytes());
}
const eventsOf = ({ components }: IcsComponent) => components.filter(({ type }) => type === "VEVENT");
const eventOf = (calendar: IcsComponent, id: number): IcsComponent => {
  const event = eventsOf(calendar).find((one) => the(one, "UID").value === `program-${id}@www.example.org`);
  if (!event) throw new Error(`No event of ${id}`);
  return event;
};

test("a seminar in the feed says everything, in the zone of Seoul and in either language", async () => {
  const { id } = await createProgram({
    titleKo: "제24회 정기 세미나: 기계번역 이후의 번역 비평, 그리고 그 뒤의 일들; 모두",
    titleEn: "24th seminar",
    descriptionKo: "첫 줄\n둘째 줄",
    locationKo: "온누리대학교 한빛관 국제회의실",
    startsAt: new Date("2026-12-05T05:00:00Z"),
    endsAt: new Date("2026-12-05T08:30:00Z"),
    version: 3,
  });
  const calendar = await read("/seminars.ics");
  expect(textOf(calendar, "X-WR-CALNAME")).toBe("세미나");
  expect(calendar.components.map(({ type }) => type)).toContain("VTIMEZONE");
  const event = eventOf(calendar, id);
  expect(textOf(event, "SUMMARY")).toContain("기계번역 이후의 번역 비평, 그리고 그 뒤의 일들; 모두");
  expect(the(event, "DTSTART")).toEqual({
    name: "DTSTART",
    parameters: { TZID: "Asia/Seoul" },
    value: "20261205T140000",
  });
  expect(the(event, "DTEND").value).toBe("20261205T173000");
  expect(the(event, "SEQUENCE").value).toBe("3");
  expect(the(event, "STATUS").value).toBe("CONFIRMED");
  expect(the(event, "URL").value).toBe(`https://www.example.org/seminar-details/${id}`);
  expect(textOf(event, "DESCRIPTION")).toBe(
    `첫 줄\n둘째 줄\n\nhttps://www.example.org/seminar-details/${id}`,
  );
  for (const name of ["DTSTAMP", "LAST-MODIFIED", "CREATED"]) {
    expect(the(event, name).value).toMatch(/^\d{8}T\d{6}Z$/);
  }
  const english = eventOf(await read("/seminars.ics?lang=en"), id);
  expect([the(english, "SUMMARY").parameters, textOf(english, "SUMMARY")]).toEqual([
    { LANGUAGE: "en" },
    "24th seminar",
  ]);
  expect(the(english, "LOCATION").parameters).toEqual({ LANGUAGE: "ko" });
  expect(the(english, "URL").value).toBe(`https://www.example.org/en/seminar-details/${id}`);
});

test("the feed holds seminars that everybody may see, past ones too, and nothing else", async () => {
  await db.program.deleteMany();
  const hour = 3_600_000;
  const now = gateway().clock.now().getTime();
  const { id } = await createProgram({
    startsAt: new Date(now - 30 * hour),
    endsAt: new Date(now - 28 * hour),
  });
  await createProgram({ kind: "WORKSHOP" });
  await createProgram({ publishedAt: null });
  await createProgram({ publishedAt: new Date(now + hour) });
  await createProgram({ deletedAt: new Date(now) });
  await db.contentVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
  const uids = async () => eventsOf(await read("/seminars.ics")).map((event) => the(event, "UID").value);
  await expect.poll(uids).toEqual([`program-${id}@www.example.org`]);
});

describe("one program", () => {
  test("is there for as long as everybody may see it", async () => {
    const { ask } = await createProgramWriter(gateway());
    const id = await createProgramThrough(ask, { kind: "KITEC", applyFrom: null, applyTo: null });
    const event = eventOf(await read(`/programs/${id}.ics`), id);
    expect(the(event, "URL").value).toBe(`https://www.example.org/programs/${id}`);
    const response = await gateway().request(`/programs/${id}.ics`);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="program-${id}.ics"`);
    await ask(`mutation { deleteProgram(id: ${id}) { id } }`);
    const missing = await gateway().request("/programs/999999.ics");
    for (const path of [
      `/programs/${id}.ics`,
      "/programs/99999999999.ics",
      "/programs/0.ics",
      "/programs/x.ics",
    ]) {
      const gone = await gateway().request(path);
      expect([gone.status, await gone.text()]).toEqual([
        404,
        path.includes(String(id)) ? await missing.clone().text() : expect.any(String),
      ]);
    }
  });

  test("several days are days, and leave their owner free", async () => {
    const { id } = await createProgram({
      kind: "ONLINE_COURSE",
      startsAt: new Date("2027-01-06T10:30:00Z"),
      endsAt: new Date("2027-02-24T12:30:00Z"),
    });
    const event = eventOf(await read(`/programs/${id}.ics`), id);
    expect(the(event, "DTSTART")).toMatchObject({ parameters: { VALUE: "DATE" }, value: "20270106" });
    expect(the(event, "DTEND")).toMatchObject({ parameters: { VALUE: "DATE" }, value: "20270225" });
    expect(the(event, "TRANSP").value).toBe("TRANSPARENT");
  });
});

test("a save and a cancellation are there on the very next request, with a new ETag", async () => {
  const { ask } = await createProgramWriter(gateway());
  const id = await createProgramThrough(ask);
  const tagOf = async () => (await gateway().request("/seminars.ics")).headers.get("etag") ?? "";
  const first = await tagOf();
  const same = await gateway().request("/seminars.ics", { headers: { "if-none-match": first } });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  await ask(SAVE_PROGRAM, { id, version: 1, input: programInput({ ko: { title: "옮긴 세미나" } }) });
  expect(await tagOf()).not.toBe(first);
  const saved = eventOf(await read("/seminars.ics"), id);
  expect([textOf(saved, "SUMMARY"), the(saved, "SEQUENCE").value]).toEqual(["옮긴 세미나", "2"]);
  await ask(`mutation { cancelProgram(id: ${id}, version: 2, noteKo: "강사 사정") { id } }`);
  const cancelled = eventOf(await read("/seminars.ics"), id);
  expect(the(cancelled, "STATUS").value).toBe("CANCELLED");
  expect(textOf(cancelled, "SUMMARY")).toBe("[취소됨] 옮긴 세미나");
  expect(textOf(cancelled, "DESCRIPTION")).toContain("강사 사정");
  expect(the(cancelled, "UID").value).toBe(the(saved, "UID").value);
});

test("only GET and HEAD", async () => {
  const head = await gateway().request("/seminars.ics", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const posted = await gateway().request("/seminars.ics", { method: "POST" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
