// Defines what an examinee hands in for a paper, known to raters by a code alone.

import { attachmentEnding, cleanFileName } from "#schema/validation/core/files.ts";
import type { ApplicationStateName } from "./application-state.ts";
import type { AttendanceStateName } from "./attendance.ts";

/** What is recorded of an examinee. */
interface Recorded {
  readonly state: ApplicationStateName;
  /** The records that count now; of the exam as a whole where there is no paper. */
  readonly attendances: readonly {
    readonly paperId: number | null;
    readonly state: AttendanceStateName | null;
  }[];
}

/**
 * Whether somebody is recorded as present at a paper: nobody else has a script or a score. Who was noted as
 * there while no occasion was recorded was at all papers.
 */
export function wasPresentAt({ state, attendances }: Recorded, paperId: number): boolean {
  if (state !== "ATTENDED") return false;
  const recorded = attendances.filter((one) => one.state !== null);
  return (
    recorded.length === 0 ||
    recorded.some((one) => one.state === "PRESENT" && (one.paperId === null || one.paperId === paperId))
  );
}

/** Letters and digits that nobody takes for one another, in print or aloud. */
export const CODE_LETTERS = "ACDEFHJKMNPRTUVWXY3479";
export const CODE_LENGTH = 6;

/** A code as somebody typed or pasted it: small letters and blanks are no other code. */
export const toCode = (typed: string): string => typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();

/** The name under which the file of a script is saved: the code, and the ending it came with. */
export function scriptFileName(code: string, uploaded: string): string {
  const ending = attachmentEnding(cleanFileName(uploaded));
  return ending === null ? code : `${code}.${ending}`;
}

interface NamedScript {
  readonly id: number;
  readonly examNumber: string | null;
  readonly name: string;
  readonly paperNameKo: string;
}

interface MatchedFile {
  /** Of the file among the names. */
  readonly index: number;
  readonly scriptId: number;
  /** Whose it is, for the person who checks it. */
  readonly label: string;
}

const folded = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s/g, "");
const digits = /\d/;

/** Whether a name holds a number as a whole: "E28-01" is not in "E28-011.pdf". */
function holdsNumber(name: string, examNumber: string): boolean {
  const isAlone = (at: number) =>
    !digits.test(name[at - 1] ?? "") && !digits.test(name[at + examNumber.length] ?? "");
  let at = name.indexOf(examNumber);
  while (at !== -1 && !isAlone(at)) at = name.indexOf(examNumber, at + 1);
  return at !== -1;
}

/**
 * The script of each file, by the examinee's number in its name. Of several papers the one whose name the
 * file holds, too; a file that fits none or several, and a second one for the same script, is not matched.
 */
export function matchScriptFiles(
  names: readonly string[],
  scripts: readonly NamedScript[],
): { readonly matched: readonly MatchedFile[]; readonly unmatched: readonly number[] } {
  const matched: MatchedFile[] = [];
  const unmatched: number[] = [];
  const taken = new Set<number>();
  for (const [index, name] of names.entries()) {
    const text = folded(name);
    const numbered = scripts.filter(
      ({ examNumber }) => examNumber !== null && holdsNumber(text, folded(examNumber)),
    );
    const named = numbered.filter(({ paperNameKo }) => text.includes(folded(paperNameKo)));
    const [script, ...others] = numbered.length > 1 ? named : numbered;
    if (!script || others.length > 0 || taken.has(script.id)) unmatched.push(index);
    else {
      taken.add(script.id);
      matched.push({
        index,
        scriptId: script.id,
        label: `${script.examNumber} ${script.name}, ${script.paperNameKo}`,
      });
    }
  }
  return { matched, unmatched };
}
