// The names of grades as letters say them.
import type { Language, MemberGrade } from "#prisma/generated/enums.ts";

const GRADES: Readonly<Record<MemberGrade, Readonly<Record<Language, string>>>> = {
  GENERAL: { KO: "일반회원", EN: "General member" },
  ASSOCIATE: { KO: "준회원", EN: "Associate member" },
  REGULAR: { KO: "정회원", EN: "Regular member" },
  LIFETIME: { KO: "평생회원", EN: "Lifetime member" },
  INSTITUTION: { KO: "기관회원", EN: "Institutional member" },
  HONORARY: { KO: "명예회원", EN: "Honorary member" },
};

/** "정회원", "Regular member". */
export const gradeIn = (language: Language, grade: MemberGrade): string => GRADES[grade][language];
