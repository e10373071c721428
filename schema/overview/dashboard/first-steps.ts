// Defines what a new site still lacks, for the person who looks after it (docs/site.md#pages). A step is done
// when what it asks for is there; nothing is ticked off.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context, Viewer } from "#schema/context.ts";
import { NEUTRAL_SETTINGS, readSettings } from "#schema/core/settings/read-settings.ts";
import { manageSettings } from "#schema/policies/core/settings.ts";
import { DAY } from "#schema/validation/core/durations.ts";

const STEPS = [
  "NAME",
  "TERMS",
  "PRIVACY_POLICY",
  "HOME",
  "MAIL",
  "BANK_ACCOUNT",
  "SECOND_FACTOR",
  "STAFF_FACTOR",
] as const;
type StepName = (typeof STEPS)[number];

interface FirstStep {
  readonly name: StepName;
  readonly isDone: boolean;
}

/** A site without a bank account is not reminded of it for ever. */
const SHOWN_MS = 60 * DAY;

const StepNameRef = builder.enumType("FirstStepName", {
  description: "In the order in which they are best done.",
  values: {
    NAME: { description: "The association's name and its e-mail address." },
    TERMS: { description: "Terms of use in place of the draft." },
    PRIVACY_POLICY: { description: "A privacy policy in place of the draft." },
    HOME: { description: "What the home page says." },
    MAIL: { description: "A server that sends mails, by the setting SMTP_URL." },
    BANK_ACCOUNT: { description: "The account that members pay into." },
    SECOND_FACTOR: { description: "A second factor of the viewer." },
    STAFF_FACTOR: { description: "The setting that asks everybody of the office for one." },
  },
});

export const FirstStepRef = builder.objectRef<FirstStep>("FirstStep").implement({
  description: "A step by which a new site becomes the association's own.",
  authScopes: { can: manageSettings },
  fields: (t) => ({
    name: t.expose("name", { type: StepNameRef }),
    isDone: t.exposeBoolean("isDone"),
  }),
});

/**
 * All steps, done or not; null once all are done, when the site is old, and where its content is a demonstration.
 * @param viewer of the office
 */
export async function readFirstSteps(
  { memberId }: Viewer,
  { clock, mail }: Pick<Context, "clock" | "mail">,
): Promise<FirstStep[] | null> {
  const first = await db.member.findFirst({ orderBy: { id: "asc" }, select: { createdAt: true } });
  const isOld = !first || clock.now().getTime() - first.createdAt.getTime() > SHOWN_MS;
  if (isOld || (await db.member.count({ where: { isDemo: true }, take: 1 })) > 0) return null;
  const { email, bankAccount, homeVersion, staffFactor } = await readSettings(db);
  const rewritten = await db.pageVersion.findMany({
    where: { key: { in: ["TERMS", "PRIVACY_POLICY"] }, number: { gt: 1 }, createdById: { not: null } },
    select: { key: true },
  });
  const isRewritten = (key: "TERMS" | "PRIVACY_POLICY") => rewritten.some((page) => page.key === key);
  const factor = { OR: [{ totpFactor: { confirmedAt: { not: null } } }, { passkeys: { some: {} } }] };
  const done: Readonly<Record<StepName, boolean>> = {
    NAME: email !== null,
    TERMS: isRewritten("TERMS"),
    PRIVACY_POLICY: isRewritten("PRIVACY_POLICY"),
    HOME: homeVersion > NEUTRAL_SETTINGS.homeVersion,
    MAIL: mail.isSent,
    BANK_ACCOUNT: bankAccount !== null,
    SECOND_FACTOR: (await db.member.count({ where: { id: memberId, ...factor } })) > 0,
    STAFF_FACTOR: staffFactor,
  };
  const steps = STEPS.map((name) => ({ name, isDone: done[name] }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
