import { postLoader } from "./post-loader.ts";

export const loader = postLoader("SEMINAR_ARCHIVE");
