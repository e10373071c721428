// A term and its counterpart in the other language, for the marquee on the home page.
import { builder } from "#schema/builder.ts";

builder.prismaObject("Term", {
  select: { id: true },
  fields: (t) => ({ id: t.exposeInt("id"), ko: t.exposeString("ko"), en: t.exposeString("en") }),
});
