// A member's details between GraphQL and the office's form, and what stands in the way when somebody else saved first.
import type { CombinedError } from "urql";
import type { Part } from "#web/components/editor/merge.ts";
import type { Versioned } from "#web/components/forms/use-versioned-form.ts";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export type MemberRecord = NonNullable<ManagedMemberFragment["record"]>;

/** Every field in the order it is drawn. */
export const MEMBER_LABELS = {
  name: "members.field.name",
  country: "members.field.country",
  finalDegreeInstitution: "members.field.finalDegreeInstitution",
  major: "members.field.major",
  affiliation: "members.field.affiliation",
  department: "members.field.department",
  position: "members.field.position",
  phoneNumber: "members.field.phoneNumber",
  officeNote: "member-office.field.officeNote",
} as const satisfies Record<string, MessageId>;

export type MemberField = keyof typeof MEMBER_LABELS;
export type MemberValues = Record<MemberField, string>;

const isField = (name: string): name is MemberField => Object.hasOwn(MEMBER_LABELS, name);

export const MEMBER_FIELDS: readonly MemberField[] = Object.keys(MEMBER_LABELS).filter(isField);

/** What the form starts from. */
export function toMemberValues({ profile, officeNote }: MemberRecord): MemberValues {
  return {
    name: profile.name,
    country: profile.country,
    finalDegreeInstitution: profile.finalDegreeInstitution ?? "",
    major: profile.major ?? "",
    affiliation: profile.affiliation ?? "",
    department: profile.department ?? "",
    position: profile.position ?? "",
    phoneNumber: profile.phoneNumber ?? "",
    officeNote: officeNote ?? "",
  };
}

/** What was kept on this device; anything may stand there. */
export function restoreMember(kept: Readonly<Record<string, unknown>>): Partial<MemberValues> {
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => isField(name) && typeof value === "string"),
  );
}

/** What is taken from one side as a whole when two people saved. */
export const MEMBER_PARTS: readonly Part<MemberValues>[] = MEMBER_FIELDS.map((name) => ({
  name,
  keys: [name],
}));

/** Reads `extensions.conflict` of a refused save (schema/members/save-member.ts); null when it is none. */
export function readConflict(error: CombinedError | undefined): Versioned<MemberValues> | null {
  const { code, conflict } = error?.graphQLErrors[0]?.extensions ?? {};
  if (code !== "CONFLICT") return null;
  const current = new Map<string, unknown>(Object.entries(Object(conflict)));
  const version = current.get("version");
  if (typeof version !== "number") return null;
  const text = (field: MemberField) => {
    const value = current.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    version,
    values: {
      name: text("name"),
      country: text("country"),
      finalDegreeInstitution: text("finalDegreeInstitution"),
      major: text("major"),
      affiliation: text("affiliation"),
      department: text("department"),
      position: text("position"),
      phoneNumber: text("phoneNumber"),
      officeNote: text("officeNote"),
    },
  };
}
