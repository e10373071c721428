// The invented authors of the demo's journal. Their ORCIDs lie before those that are given to people; the check digits are right.
import type { AuthorSource } from "./article-source.ts";

const GANADA = [
  "가나다대학교 통번역대학원",
  "Graduate School of Interpretation and Translation, Ganada University",
] as const;
const HANGIL = ["한길대학교 영어통번역학과", "Department of Translation, Hangil University"] as const;
const BADA = ["바다대학교 번역학연구소", "Institute for Translation Studies, Bada University"] as const;
const SAEBYEOK = ["새벽의료원 국제진료센터", "International Clinic, Saebyeok Medical Center"] as const;
const MIRINAE = ["미리내기술 언어처리팀", "Language Team, Mirinae Technology"] as const;

const author = (
  name: AuthorSource["name"],
  at: AuthorSource["at"],
  more: Pick<AuthorSource, "orcid" | "corresponding"> = {},
): AuthorSource => ({ name, at, ...more });

export const people = {
  seoyeon: author(["김서연", "Kim", "Seo-yeon"], GANADA, {
    orcid: "0000-0000-0001-0074",
    corresponding: true,
  }),
  jiho: author(["이지호", "Lee", "Ji-ho"], HANGIL, { orcid: "0000-0000-0001-0146" }),
  haneul: author(["박하늘", "Park", "Haneul"], GANADA),
  minseo: author(["최민서", "Choi", "Min-seo"], BADA, { orcid: "0000-0000-0001-0218" }),
  dawon: author(["정다원", "Jung", "Da-won"], HANGIL, { corresponding: true }),
  garam: author(["강가람", "Kang", "Ga-ram"], BADA, { orcid: "0000-0000-0001-0285" }),
  yujin: author(["윤유진", "Yoon", "Yu-jin"], SAEBYEOK),
  hyeonu: author(["임현우", "Lim", "Hyeon-u"], MIRINAE, { orcid: "0000-0000-0001-0357" }),
  sora: author(["한소라", "Han", "So-ra"], GANADA),
  taeo: author(["오태오", "Oh", "Tae-o"], BADA, { orcid: "0000-0000-0001-0429" }),
  narae: author(["서나래", "Seo", "Na-rae"], HANGIL),
  eunsol: author(["신은솔", "Shin", "Eun-sol"], GANADA, { orcid: "0000-0000-0001-0496" }),
  marta: author([null, "Lindqvist", "Marta"], [null, "School of Languages, Northbridge University"], {
    orcid: "0000-0000-0001-063X",
    corresponding: true,
  }),
  daniel: author([null, "Okafor", "Daniel"], [null, "Centre for Interpreting, Northbridge University"]),
} satisfies Record<string, AuthorSource>;
