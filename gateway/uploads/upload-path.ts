// The paths of uploads. The server gives them more time than other requests (gateway/http/server.ts).
export const UPLOAD_PATH = "/api/v1/files";
/** A file with a review, by the reviewer's link. */
export const REVIEW_FILE_PATH = "/api/v1/review-file";
/** A photo or a file of an application, by its link. */
export const APPLICATION_FILE_PATH = "/api/v1/application-file";
export const UPLOAD_PATHS: ReadonlySet<string> = new Set([
  UPLOAD_PATH,
  REVIEW_FILE_PATH,
  APPLICATION_FILE_PATH,
]);
