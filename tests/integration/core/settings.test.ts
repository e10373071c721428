import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const SETTINGS = `query ($language: Language!) { settings { id name(language: $language) description(language: $language)
  address(language: $language) hours(language: $language) privacyOfficer(language: $language) phone(language: $language) email } }`;
const ask = async (language: string) =>
  (await askGraphql(gateway(), SETTINGS, { variables: { language } })).data;

test("speak neutrally on an empty site, then for the association, in the other language where one is missing", async () => {
  expect(await ask("EN")).toMatchObject({
    settings: { id: 1, name: "Association", phone: null, address: null },
  });
  await db.setting.create({
    data: {
      id: 1,
      nameKo: "가나다 학회",
      nameEn: "Ganada Association",
      descriptionKo: "설명",
      descriptionEn: "Description",
      addressKo: "서울",
      phone: "02-000-0000",
      email: "office@example.org",
    },
  });
  gateway().clock.advance(11 * 60_000);
  expect(await ask("EN")).toEqual({
    settings: {
      id: 1,
      name: "Ganada Association",
      description: "Description",
      address: "서울",
      hours: null,
      privacyOfficer: null,
      phone: "+82 2 000 0000",
      email: "office@example.org",
    },
  });
  expect(await ask("KO")).toMatchObject({
    settings: { name: "가나다 학회", description: "설명", phone: "02-000-0000" },
  });
});
