// The path of uploads. The server gives them more time than other requests (gateway/http/server.ts).
export const UPLOAD_PATH = "/api/v1/files";
