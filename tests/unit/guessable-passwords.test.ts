// What the rules for characters let through and somebody guesses all the same.
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#prisma/seed/content/accounts.ts";
import { isGuessable } from "#schema/validation/people/guessable-passwords.ts";
import { PASSWORD_RULES } from "#schema/validation/people/password-rules.ts";

/** A word of the site, of Korea, of the calendar, of the commonest ones, and what people add to it for the rules. */
const GUESSED = `
  Password@123 Welcome@123 Demo!2345 Summer2026! Korea1234! Password1! P@ssw0rd123 Qwerty!234 Dkssudgktpdy1!
  Liverpool1! Iloveyou1! Zaq12wsx! P@ssw0rd! Pokemon12! Winter2025! Spring2026@ Autumn2026! Fall2025!!
  Seoul2026! Hangul1234! Admin@2026 Admin123! Administrator1! Changeme123! Letmein@1 Qwer1234! Asdf1234!
  Abcd1234! Aa123456! Test1234! Korea2026! Seoul1234! Busan!2345 Translation2026! Interpreter@1
  Kitec2026! Kitec!2345 Association1! Member!2345 Sarang1004! Saranghae1! Dkagh1234! Qlalfqjsgh1! Tkfkdgo1004!
  Hello@2026 January2026! Sunshine@123 Monday@123 Football@99 Dragon#2024 Company@123 Website2026!
  Conference2026! Journal!2026 Demo@2026 Demo1234! Demo!9999 Temp1234! Guest@123 User@1234 Root!2345 Login@123
  Secret@123 Minsu1990! Kimchi1234! Gangnam2026! Jeju2026! Hanguk123! Korean!2026 Spring!2345 Rhksflwk1!
  Gksrnrdj1! Gkrghl1234! Daehan1234! Tjdnf2026! Rhdrks12! Summer!23 봄여름가을겨울Aa1! 비밀번호Aa1! 대한민국2026Aa! Q1w2e3r4!
  Qwerasdf1! Zxcv1234! Poiu!0987 1qaz@WSX !QAZ2wsx Password!2345 Pa$$w0rd1 Passw0rd@2026 Ilovekorea1!
  Kimminsu1!
  Samsung2026! Naver1234! Kakao@2026 Hyundai123! Lgcns2026! Nonghyup1! Shinhan1! Google123! Yonsei2026!
  Qwertyuiop1! Asdfghjkl1! 1q2w3e4r!A 123qweASD! Zaq1@wsx Qwaszx12! 0okm9ijN! Poiuytrewq1!
  Tkfkd123! Rhrnak123! Rkddkwl123! Rhdiddl12! Rlaclwlro1! Tjdrud2026! Hongildong1! Sumin0312! Tongyeok1! Beonyeok2026!
  Chuseok2026! Autumn#26 Winter!26 Welcome2026! Trustno1! Superman1! Letmein123! ChangeMe!2026 HelloKorea2026!`;

/** Several words, and chance. */
const STRONG = `
  Correct!Horse7 Wrong!Horse7 Other!Horse9 Another!Horse8 Fresh!Garlic77 xK9#mQ2pLw xK9#mQ2p T7$rvB!z 9fL&wqZ2
  Tram-Ledger-Quill-42 Purple7Monkey!Dishes violin-Cactus8-orbit Vq!7tRwz3Kd 한글로된Aa1!비밀번호 느티나무-Orbit5-밤비
  Mossy_Kettle_93_Drum Gx7!plumTractor nI!4ht0wlParade 8Bridges&Lantern My3catsEatPizza!Daily Zeppelin%River61
  kettle.Orbit.Marble9 J#4kd9Lx!0 aB3$dE6&gH9* Tulip4Rocket!Spoon Brzeczyszczykiewicz1! Wk!Sd93Hf
  Rain+Copper+17+Fox Ocean!Ladder88Bee P7m?Rk2xTq Harbour!Violet29 Chosen!Pass9Mint hJ8!vCq4
  Lantern=Goose5Milk 다람쥐Kx7!구름 Dust&Pepper&Owl3 Qz5%Tb8^Nm2 Walnut!Bicycle6 Stapler9Mango!Cliff Fjord7*Bamboo
  Ginkgo!Trombone4 m4Rble!Teapot2 uS6^pRze1K`;

const passwordsOf = (text: string) => text.trim().split(/\s+/);
const meetsRules = (password: string) => Object.values(PASSWORD_RULES).every((rule) => rule(password));

test.each(passwordsOf(GUESSED))("%s is guessed", (password) => {
  expect([meetsRules(password), isGuessable(password)]).toEqual([true, true]);
});

test.each(passwordsOf(STRONG))("%s is not", (password) => {
  expect(isGuessable(password)).toBe(false);
});

test("nobody may choose the password of the demo accounts", () => {
  expect(isGuessable(DEMO_PASSWORD)).toBe(true);
});

test("what anybody knows of the person is guessed first", () => {
  expect(isGuessable("Brzeczyszczykiewicz1!")).toBe(false);
  expect(
    isGuessable("Brzeczyszczykiewicz1!", ["brzeczyszczykiewicz@example.org", "Brzeczyszczykiewicz"]),
  ).toBe(true);
});
