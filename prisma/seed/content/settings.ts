// The association itself: an invented one for the demo, and a name that says no more than it knows for a new site.
import type { Prisma } from "#prisma/generated/client.ts";

export const newSite: Prisma.SettingCreateManyInput = {
  nameKo: "통번역 학회",
  nameEn: "Society for Translation and Interpretation",
  descriptionKo: "한국어 번역과 통역을 연구하고 가르치는 학회의 누리집입니다.",
  descriptionEn: "The website of a learned society for Korean translation and interpretation.",
};

export const demoSite: Prisma.SettingCreateManyInput = {
  nameKo: "가나다 국제통번역학회",
  nameEn: "Ganada International Society for Translation and Interpretation",
  descriptionKo:
    "가나다 국제통번역학회는 한국어 번역과 통역을 연구하고 가르치는 사람들의 학술 단체입니다. 학술대회와 학술지, 교육과정, KITEC 소식을 전합니다.",
  descriptionEn:
    "The Ganada Society is a learned society for Korean translation and interpretation: conferences, a journal, courses and the KITEC examination.",
  addressKo: "우편번호 00000 서울특별시 가온구 말글길 12, 한빛관 304호",
  addressEn: "304 Hanbit Hall, 12 Malgeul-gil, Gaon-gu, Seoul 00000, Korea",
  phone: "02-000-0000",
  email: "office@example.org",
  hoursKo: "평일 10:00–17:00 (KST)",
  hoursEn: "Weekdays 10:00–17:00 KST",
  privacyOfficerKo: "사무국장 서다온 (02-000-0000, privacy@example.org)",
  privacyOfficerEn: "Da-on Seo, Secretary General (+82 2 000 0000, privacy@example.org)",
  registrationNumber: "000-00-00000",
  representativeKo: "회장 나한결",
  representativeEn: "Han-gyeol Na, President",
  journalNameKo: "말과 말 사이",
  journalNameEn: "Between Words",
  // No such numbers: their prefix is given to nobody.
  issn: "0000-0019",
  eissn: "0000-0027",
  // No such bank, no such account.
  bankName: "가온은행",
  bankAccount: "000-000-000000",
  bankHolder: "가나다 국제통번역학회",
  swiftCode: "GAONKRSE",
  swiftBank: "Gaon Bank, Seoul, Republic of Korea",
  swiftHolder: "Ganada International Society for Translation and Interpretation",
  // As the notes of the demo's sessions of the exam say.
  certificateFee: 10_000,
};
