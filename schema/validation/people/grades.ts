/** Grades of members, as the office lists them. */
export const MEMBER_GRADES = [
  "GENERAL",
  "ASSOCIATE",
  "REGULAR",
  "LIFETIME",
  "INSTITUTION",
  "HONORARY",
] as const;
