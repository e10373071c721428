// How the journal takes manuscripts: saved as a whole by its editors, read by everybody; pledges keep their versions.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DEFAULT_PLEDGES } from "#schema/journal/submissions/default-settings.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  const editor = await createSignedIn({ roles: ["JOURNAL"] });
  const headers = { ...editor.session.headers };
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers });
});

const SAVE =
  "mutation ($version: Int!, $input: JournalSettingsInput!) { saveJournalSettings(version: $version, input: $input) { version pledges { kind version textKo } } }";
const GUIDE = "{ journalGuide { flow jamsUrl guidance(language: EN) reviewFee pledges { kind version } } }";
const input = {
  flow: "OWN",
  jamsUrl: null,
  guidanceKo: "투고 안내",
  guidanceEn: "Guidance",
  reviewersPerManuscript: 3,
  agreeingVerdicts: 2,
  answerDays: 7,
  reviewDays: 21,
  revisionDays: 30,
  proofDays: 5,
  consentDays: 14,
  reviewFee: 60_000,
  publicationFee: 200_000,
  membershipAsked: "NEVER",
  criteria: [{ key: "originality", ko: "독창성", en: "Originality" }],
  pledges: [{ kind: "ETHICS", textKo: "새 문구", textEn: "New words" }],
};

test("are neutral at first, then as they were saved; a pledge with other words is a new version", async () => {
  const before = await askGraphql(gateway(), GUIDE);
  expect(Object(before.data).journalGuide).toMatchObject({ flow: "OWN", jamsUrl: null, reviewFee: 0 });
  const saved = await ask(SAVE, { version: 1, input });
  expect(saved.errors).toEqual([]);
  const { version, pledges } = Object(saved.data).saveJournalSettings;
  expect(version).toBe(2);
  expect(pledges).toContainEqual({ kind: "ETHICS", version: 2, textKo: "새 문구" });
  expect(pledges).toContainEqual({
    kind: "ANONYMISED",
    version: 1,
    textKo: DEFAULT_PLEDGES.ANONYMISED.textKo,
  });
  const { journalGuide } = Object((await askGraphql(gateway(), GUIDE)).data);
  expect(journalGuide).toMatchObject({ guidance: "Guidance", reviewFee: 60_000 });
  await expect(db.pledgeText.updateMany({ data: { textKo: "다른 문구" } })).rejects.toThrow();
});

test("of two who save at once the second reads the current version; JAMS needs its address", async () => {
  expect((await ask(SAVE, { version: 1, input })).code).toBe("CONFLICT");
  const { version } = await db.journalSetting.findUniqueOrThrow({ where: { id: 1 } });
  const jams = { ...input, flow: "JAMS" };
  const refused = await ask(SAVE, { version, input: jams });
  expect(refused.code).toBe("VALIDATION");
  expect(JSON.stringify(refused.errors)).toContain("jamsUrl");
  const sent = await ask(SAVE, { version, input: { ...jams, jamsUrl: "http://plain.example" } });
  expect(sent.code).toBe("VALIDATION");
  const { errors } = await ask(SAVE, { version, input: { ...jams, jamsUrl: "https://jams.example/kats" } });
  expect(errors).toEqual([]);
  const { journalGuide } = Object((await askGraphql(gateway(), GUIDE)).data);
  expect(journalGuide).toMatchObject({ flow: "JAMS", jamsUrl: "https://jams.example/kats" });
});
