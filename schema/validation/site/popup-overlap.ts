// How many popups would be shown to one person at one moment. Where there are more than are ever shown, the office is notified.
import { showsOn } from "./popup-places.ts";

interface Period {
  readonly showsFrom: string | Date;
  readonly showsTo: string | Date;
}

/** How many of these are beside each other at the fullest moment of a period, it itself included. */
export function mostAtOnce(own: Period, others: readonly Period[]): number {
  const [from, to] = [new Date(own.showsFrom).getTime(), new Date(own.showsTo).getTime()];
  const spans = others.map(
    (other) => [new Date(other.showsFrom).getTime(), new Date(other.showsTo).getTime()] as const,
  );
  // A moment with the most of them is a beginning: the period's own, or one within it.
  const beginnings = [from, ...spans.map(([begin]) => begin).filter((begin) => begin > from && begin < to)];
  return (
    1 + Math.max(...beginnings.map((at) => spans.filter(([begin, end]) => begin <= at && at < end).length))
  );
}

/** Who meets a popup, and where. */
interface Targeted extends Period {
  readonly device: string;
  readonly language: string;
  readonly audience: string;
  readonly grades: readonly string[];
  readonly pages: "HOME" | "PUBLIC" | "CHOSEN";
  readonly paths: readonly string[];
}

interface Meeting {
  readonly device: string;
  readonly language: string;
  /** Null: a visitor. */
  readonly grade: string | null;
  readonly path: string;
}

/** A page that is named nowhere, as most are. */
const ELSEWHERE = "/elsewhere";
/** A member whose grade is named nowhere. */
const ANY_GRADE = "";

function meets(popup: Targeted, { device, language, grade, path }: Meeting): boolean {
  const isTheirs =
    popup.audience === "ALL" ||
    (popup.audience === "GRADES"
      ? grade !== null && popup.grades.includes(grade)
      : (popup.audience === "VISITOR") === (grade === null));
  return (
    isTheirs &&
    ["ALL", device].includes(popup.device) &&
    ["ALL", language].includes(popup.language) &&
    showsOn(popup, path)
  );
}

/** How many of these one person would see on one page at the fullest moment. */
export function mostForOne(own: Targeted, others: readonly Targeted[]): number {
  const all = [own, ...others];
  const paths = new Set(["/", ELSEWHERE, ...all.flatMap((popup) => popup.paths)]);
  const grades = new Set([null, ANY_GRADE, ...all.flatMap((popup) => popup.grades)]);
  const meetings = [...paths].flatMap((path) =>
    [...grades].flatMap((grade) =>
      ["PHONE", "DESKTOP"].flatMap((device) =>
        ["KO", "EN"].map((language) => ({ path, grade, device, language })),
      ),
    ),
  );
  const counts = meetings
    .filter((meeting) => meets(own, meeting))
    .map((meeting) =>
      mostAtOnce(
        own,
        others.filter((other) => meets(other, meeting)),
      ),
    );
  return Math.max(0, ...counts);
}
