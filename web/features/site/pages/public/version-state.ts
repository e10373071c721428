// Says whether a version is in force, past or coming, by its place in the list: the server lists the newest
// first and names the one in force, so nobody has to ask the browser's clock.

export interface ListedVersion {
  readonly number: number;
}

type VersionState = "coming" | "inForce" | "past";

/** @param versions newest first, as the server lists them */
export function stateOf(
  number: number,
  inForce: number | null,
  versions: readonly ListedVersion[],
): VersionState {
  if (number === inForce) return "inForce";
  const place = (wanted: number) => versions.findIndex((version) => version.number === wanted);
  return inForce === null || place(number) < place(inForce) ? "coming" : "past";
}
