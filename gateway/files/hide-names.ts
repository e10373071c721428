// Hides names that must not be disclosed: each letter becomes a hyphen, so that nothing moves.

/** What programs write for somebody they do not know. */
const NOBODY =
  /^(?:author|user|users|admin|administrator|owner|guest|default|public|unknown|none|windows user|microsoft(?: office user)?|사용자|관리자|작성자|저자)$/i;
const NAME_MIN = 2;
/** A word of two letters is found by chance among bytes that are no text. */
const NAME_IN_BYTES_MIN = 3;

/** Bounded, so that no text makes it slow. */
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
/** The folder of an account in the path of a file, on Windows, macOS and Linux. */
const ACCOUNT =
  /((?:Users|Documents and Settings|home)(?:\\{1,4}|\/|%5C|%2F))([^\\/"<>|%:*?\r\n\0]{1,200})/gi;

export interface HiddenNames {
  /** The text, as long as it was, without the names, and without addresses of mail. */
  hide(text: string): string;
  /** Overwrites the names in bytes, in UTF-16 and UTF-8. @returns whether there were any */
  hideIn(bytes: Buffer): boolean;
}

/** Whether a program took it for the name of a person. */
export const isName = (name: string): boolean => {
  const trimmed = name.trim();
  return trimmed.length >= NAME_MIN && /\p{L}/u.test(trimmed) && !NOBODY.test(trimmed);
};

/**
 * Each name with and without its spaces and hyphens, in small letters and capitals too; the longer first, so
 * that no half of one is left.
 */
function spellings(names: readonly string[]): readonly string[] {
  const forms = names
    .map((name) => name.normalize("NFC").trim())
    .filter(isName)
    .flatMap((name) => [name, name.replace(/[-\u2010\u2011]/g, ""), name.replace(/[-\u2010\u2011]/g, " ")])
    .flatMap((name) => [name, name.replace(/\s+/g, "")])
    .flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()])
    // macOS writes Hangul in its letters.
    .flatMap((name) => [name, name.normalize("NFD")]);
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

export function hiddenNames(names: readonly string[]): HiddenNames {
  const forms = spellings(names);
  const inBytes = forms
    .filter(({ length }) => length >= NAME_IN_BYTES_MIN)
    .flatMap((form) => [Buffer.from(form, "utf16le"), Buffer.from(form, "utf8")]);
  return {
    hide: (text) =>
      forms
        .reduce((rest, form) => rest.replaceAll(form, "-".repeat(form.length)), text)
        .replace(EMAIL, (email) => "-".repeat(email.length)),
    hideIn: (bytes) => inBytes.filter((name) => overwrite(bytes, name)).length > 0,
  };
}

function overwrite(bytes: Buffer, name: Buffer): boolean {
  let found = false;
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + name.length)) {
    // An unpaired half of UTF-16 begins in an odd place; no name does.
    bytes.fill(0x2d, at, at + name.length);
    for (let odd = at + 1; name.includes(0) && odd < at + name.length; odd += 2) bytes[odd] = 0;
    found = true;
  }
  return found;
}

/** A text without the names of accounts in paths of files; as long as it was. */
export const hideAccounts = (text: string): string =>
  text.replace(ACCOUNT, (_path, folder: string, account: string) => folder + "-".repeat(account.length));
