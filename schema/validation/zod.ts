// Zod without `new Function`, which it tries by default: the site's content security policy forbids it, and
// browsers report each try.
import { z } from "zod";

z.config({ jitless: true });

export { z };
