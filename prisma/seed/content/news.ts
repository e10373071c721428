// The news of the demo association, about eighteen months of it.
import { exchange } from "#prisma/seed/content/news/exchange.ts";
import { people } from "#prisma/seed/content/news/people.ts";
import { research } from "#prisma/seed/content/news/research.ts";
import { society } from "#prisma/seed/content/news/society.ts";
import type { PostSource } from "./post-source.ts";

export const demoNews: readonly PostSource[] = [...society, ...exchange, ...research, ...people];
