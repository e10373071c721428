// Where uploads go: the server gives them more time than other requests (server.ts).
export const UPLOAD_PATH = "/api/v1/files";
