// Turns a browser's user agent into a name that its owner recognises. Product names are the same in every language.

/** The first that fits counts. A browser also names those it descends from, so descendants are first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, "KakaoTalk"],
  [/NAVER\(/, "NAVER"],
  [/Whale\//, "Whale"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

export interface Device {
  /** Null: it says nothing we know. */
  readonly browser: string | null;
  readonly system: string | null;
}

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** @param userAgent as the sign-in brought it; null where it brought none */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? "";
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
