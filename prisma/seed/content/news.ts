// The news of the demo association, about eighteen months of it.
import { exchange } from "./news/exchange.ts";
import { people } from "./news/people.ts";
import { research } from "./news/research.ts";
import { society } from "./news/society.ts";
import type { PostSource } from "./post-source.ts";

export const demoNews: readonly PostSource[] = [...society, ...exchange, ...research, ...people];
