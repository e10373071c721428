// The words of mails. They are with those of the site, in web/messages, and only the server reads them.
import type {
  ExamPart,
  Language,
  LanguagePair,
  MemberGrade,
  SubscriptionTopic,
} from "#prisma/generated/enums.ts";
import enumsEn from "#web/messages/en/core/enums.json" with { type: "json" };
import mailsEn from "#web/messages/en/core/mails.json" with { type: "json" };
import examsEn from "#web/messages/en/programs/exams.json" with { type: "json" };
import enumsKo from "#web/messages/ko/core/enums.json" with { type: "json" };
import mailsKo from "#web/messages/ko/core/mails.json" with { type: "json" };
import examsKo from "#web/messages/ko/programs/exams.json" with { type: "json" };

const MAILS = { KO: mailsKo, EN: mailsEn } as const;
const EXAMS = { KO: examsKo, EN: examsEn } as const;
const ENUMS = { KO: enumsKo, EN: enumsEn } as const;

/** What is in web/messages under an id, its details still in braces. */
export const wordsIn = (language: Language, id: keyof typeof mailsKo): string => MAILS[language][id];

/** "정회원", "Regular member". */
export const gradeIn = (language: Language, grade: MemberGrade): string =>
  ENUMS[language][`enums.MemberGrade.${grade}`];

/** What a topic is called: "공지사항", "New issues of the journal". */
export const topicIn = (language: Language, topic: SubscriptionTopic): string =>
  topic === "JOURNAL" ? wordsIn(language, "mails.journalIssues") : ENUMS[language][`enums.Board.${topic}`];

/** A part of the exam with its languages: "번역 (한국어–영어)", "Translation (Korean–English)". */
export const partIn = (language: Language, part: ExamPart, pair: LanguagePair): string =>
  `${EXAMS[language][`exams.part.${part}`]} (${EXAMS[language][`exams.pair.${pair}`]})`;
