// The privacy policy that a site began with says what the site does
// (schema/validation/people/personal-data.ts). When a new release does something else, the next version says
// so, thirty days before it counts, as the policy promises; from then on members are asked to agree
// (docs/people.md#consents, decision 214).
import { isDeepStrictEqual } from "node:util";
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { pageVersions } from "#prisma/seed/content/pages.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { DAY } from "#schema/validation/core/durations.ts";

/** Days of notice before a change that matters to people's rights. */
const NOTICE_DAYS = 30;

const NOTE = {
  noteKo: "처리하는 목적과 항목, 보유 기간을 누리집이 실제로 하는 일에 맞추어 고쳤습니다.",
  noteEn: "Purposes, items and periods now say what the website does.",
} as const;

/**
 * Adds a version to a policy that the office has never written itself; does nothing to any other.
 * @returns the content version, for the caches; null where nothing was added
 */
export async function renewPrivacyPolicy(now: Date): Promise<bigint | null> {
  return await db.$transaction(async (tx) => {
    // Of two gateways the later finds it added.
    const versions = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM page_versions WHERE key = 'PRIVACY_POLICY' ORDER BY number FOR UPDATE`;
    const newest = await tx.pageVersion.findFirst({
      where: { id: versions.at(-1)?.id ?? 0, withdrawnAt: null },
    });
    if (!newest || (await tx.pageVersion.count({ where: BY_OFFICE })) > 0) return null;
    const { dormantMonths } = await readSettings(tx);
    const wanted = pageVersions(now, dormantMonths).find(({ key }) => key === "PRIVACY_POLICY");
    if (
      !wanted ||
      isDeepStrictEqual([newest.contentKo, newest.contentEn], [wanted.contentKo, wanted.contentEn])
    )
      return null;
    const effectiveAt = new Date(now.getTime() + NOTICE_DAYS * DAY);
    await tx.pageVersion.create({
      data: { ...wanted, ...NOTE, number: newest.number + 1, effectiveAt, createdAt: now },
    });
    return await bumpContentVersion(tx);
  });
}

const BY_OFFICE = { key: "PRIVACY_POLICY", createdById: { not: null } } as const;
