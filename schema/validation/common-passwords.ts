// Passwords that satisfy the character rules and are still among the first an attacker tries. Few leaked passwords mix all four kinds of
// characters; these are their stems. A password is common when it is a stem with nothing but digits and punctuation around it, after the
// usual letter swaps are undone.
const STEMS: ReadonlySet<string> = new Set(
  `password passwort passw passwd pass admin administrator root welcome letmein login user guest test testing temp
  changeme default secret qwerty qwertyuiop qwert qwer qwerqwer qwertz asdf asdfgh asdfasdf zxcv zxcvbn zxcvbnm qazwsx
  qazwsxedc zaq aqwzsx qweasd qweasdzxc abc abcd abcde abcdef abcdefg aaaa aaaaaa iloveyou loveyou monkey dragon master
  sunshine princess football baseball superman batman shadow michael jordan charlie summer winter spring autumn january
  february march april may june july august september october november december monday friday company server system
  korea seoul korean hangul kitec translator interpreter dkssud dkssudgktpdy tkfkd tkfkdgo wjdqh alsrnr eogksalsrnr
  qlalfqjsgh gksrnr gkrtod gkrry`.split(/\s+/),
);

const SWAPS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Whether an NFKC password is on the common list. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const swapped = (text: string) => [...text].map((character) => SWAPS[character] ?? character).join("");
  const edges = lower.replace(/^[\d\W_]+|[\d\W_]+$/g, "");
  return [bare(lower), bare(swapped(edges)), bare(swapped(lower))].some((stem) => STEMS.has(stem));
}
