// A program before it is published, by a signed link: who reads it and its files. When a link ends: previews.test.ts.
import { beforeAll, expect, test } from "vitest";
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
  expiresAt program { title(language: KO) { text } attachments { id url(language: KO) } } } }`;
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

test("opens a draft and its files for whoever has no account, and no other program's", async () => {
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
