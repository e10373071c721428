// People who ask for a grade, for the journeys of the office.
import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

const PASSWORD = "Journey!Lantern7";
const syllable = () => String.fromCodePoint(0xac00 + randomInt(11_172));

/** Registers people who ask for a grade; answers their surname, which nobody else has. */
export async function applicants(page: Page, count: number): Promise<string> {
  const family = syllable() + syllable();
  for (let at = 0; at < count; at += 1) {
    const data = {
      email: `desk-${randomUUID()}@example.org`,
      password: PASSWORD,
      confirm_password: PASSWORD,
      name: `${family}${at + 1}`,
      country: "KR",
      member_type: "ASSOCIATE",
      affiliation: "여정대학교",
      final_degree_institution: "여정대학교",
      consents: { terms: true, privacy: true, age14: true, newsletter: false },
    };
    expect((await page.request.post("/api/v1/register", { data })).status()).toBe(201);
  }
  return family;
}
