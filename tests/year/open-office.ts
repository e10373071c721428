// Those of the office of a year: an administrator, and five people with a role each.
import { SaveSettingsDocument, SettingsEditorDocument } from "#web/gql/settings.ts";
import { SetStaffRolesDocument } from "#web/gql/staff.ts";
import { ADMIN, ask, known, type Person, register } from "./people.ts";
import type { Office } from "./world.ts";
import type { YearSite } from "./year-site.ts";

const DUES = [
  { grade: "REGULAR", type: "ANNUAL", amount: 50_000 },
  { grade: "ASSOCIATE", type: "ANNUAL", amount: 30_000 },
] as const;
const ACCOUNT = { bankName: "국민은행", bankAccount: "123456-01-234567", bankHolder: "가나다학회" };

/** What members pay, and to which account. */
async function setDues(site: YearSite, admin: Person, now: Date): Promise<void> {
  const read = await ask(site, admin, now, SettingsEditorDocument);
  const { version, seal: _seal, __typename, refundRules, ...settings } = Object(read.settingsForEditing);
  const rules = refundRules.map(({ daysBefore, percent }: { daysBefore: number; percent: number }) => ({
    daysBefore,
    percent,
  }));
  const input = { ...settings, ...ACCOUNT, refundRules: rules, gradeDues: DUES };
  await ask(site, admin, now, SaveSettingsDocument, { version, input });
}

/** Registers them and gives each a role. */
export async function openOffice(site: YearSite, now: Date): Promise<Office> {
  const admin = known(ADMIN.ADMIN_EMAIL, "관리자");
  const hire = async (role: string, name: string): Promise<Person> => {
    const email = `office-${role.toLowerCase()}@example.org`;
    const person = await register(site, { email, name, grade: "GENERAL", language: "ko" });
    await ask(site, admin, now, SetStaffRolesDocument, { memberId: person.id, roles: [role], expected: [] });
    return person;
  };
  await setDues(site, admin, now);
  return {
    admin,
    content: await hire("CONTENT", "편집"),
    programs: await hire("PROGRAM", "교육"),
    finance: await hire("FINANCE", "재무"),
    members: await hire("MEMBER", "회원"),
    journal: await hire("JOURNAL", "학술"),
  };
}
