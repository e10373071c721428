import { postListLoader } from "./post-list-loader.ts";

export const loader = postListLoader("GALLERY");
