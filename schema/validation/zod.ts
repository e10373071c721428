// Zod without its try of `new Function`: the site's content security policy forbids it, and browsers report each try.
import { z } from "zod";

z.config({ jitless: true });

export { z };
