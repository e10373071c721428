// The address of a member's profile as it is written on a letter.

interface Profile {
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly postcode: string | null;
  readonly addressLine: string | null;
  readonly addressDetail: string | null;
}

/** Empty where the profile has no address. */
export function postalLabel({ name, phoneNumber, postcode, addressLine, addressDetail }: Profile): string {
  if (!addressLine) return "";
  const written = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(" ");
  return [written([postcode, addressLine, addressDetail]), written([name, phoneNumber])].join("\n");
}
