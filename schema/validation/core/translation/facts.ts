// Defines what a sentence says in figures, in one form for both languages: what a translation must carry over.

/** A time of the day in minutes; unsure: "2시" may be at night or in the afternoon. */
export interface TimeFact {
  readonly minutes: number;
  readonly isUnsure: boolean;
  /** "네 시", "four o'clock": it is compared where the other language has a time, too. */
  readonly isInWords?: boolean;
}

/** A number that is written in words. */
export interface WordedNumber {
  readonly value: number;
  readonly isOrdinal: boolean;
}

export interface Facts {
  /** "11-24"; "11" for a month alone. */
  readonly dates: readonly string[];
  /** From Monday, 1 to 7. */
  readonly weekdays: readonly number[];
  readonly times: readonly TimeFact[];
  /** "KRW 50000". */
  readonly money: readonly string[];
  /** Every other number that is in digits, years and ordinals too. */
  readonly numbers: readonly number[];
  /** Numbers that are in words: they answer a number of the other language. */
  readonly inWords: readonly number[];
  /**
   * Those of them that count or order something: where both languages have such a number and it differs, one of them is wrong.
   */
  readonly counted: readonly WordedNumber[];
  /** What a word that is no number may say ("both", "a", 먼저): it answers a counted number, and no digits. */
  readonly hinted: readonly WordedNumber[];
}

/** Reads a text by one pattern after the other; what one has taken the next does not see. */
export class Reader {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  /** Each match is taken, unless `read` says false. */
  take(pattern: RegExp, read: (match: RegExpExecArray) => unknown): void {
    for (const match of this.#rest.matchAll(pattern)) {
      if (read(match) === false) continue;
      const { index } = match;
      const blank = "\u241f".repeat(match[0].length);
      this.#rest = this.#rest.slice(0, index) + blank + this.#rest.slice(index + match[0].length);
    }
  }
}

/** Addresses of the web and of mail, whose figures say nothing. */
export const ADDRESSES = /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

/** A number in digits with its commas. */
export const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

export const toNumber = (digits: string | undefined): number => Number((digits ?? "0").replaceAll(",", ""));

/** Telephone numbers, at home or from abroad: the same digits without the country and the zero before the town. */
export function takePhones(reader: Reader, numbers: number[]): void {
  reader.take(/(?:\+82[-\s.]?|0)(\d{1,2})[-\s.)]+(\d{3,4})[-\s.](\d{4})(?!\d)/gu, ([, area, middle, last]) =>
    numbers.push(Number(`${area}${middle}${last}`)),
  );
}

/** Minutes of the day. Null: there is no such time. */
export function timeOf(hours: number, minutes: number, half: "am" | "pm" | null): TimeFact | null {
  if (hours > 24 || minutes > 59 || (half !== null && hours > 12)) return null;
  const turned = half === null ? hours : (hours % 12) + (half === "pm" ? 12 : 0);
  return { minutes: turned * 60 + minutes, isUnsure: half === null && hours <= 12 };
}
