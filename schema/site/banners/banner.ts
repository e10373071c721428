// The main banner of the home page: a headline, a line below it and up to two links.
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";

interface BannerLink {
  readonly label: string;
  readonly href: string;
}

const BannerLinkRef = builder.objectRef<BannerLink>("BannerLink").implement({
  description: "A button of the banner.",
  fields: (t) => ({ label: t.exposeString("label"), href: t.exposeString("href") }),
});

/** Null unless it has both an address and a label. */
const linkTo = (href: string | null, label: string): BannerLink | null =>
  href && label ? { href, label } : null;

builder.prismaObject("Banner", {
  select: { id: true },
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      heading: t.string({
        description: "Line breaks are preserved: the headline is set as written.",
        args: { language },
        select: { headingKo: true, headingEn: true },
        resolve: (row, { language }) => textIn({ ko: row.headingKo, en: row.headingEn }, language),
      }),
      lede: t.string({
        args: { language },
        select: { ledeKo: true, ledeEn: true },
        resolve: (row, { language }) => textIn({ ko: row.ledeKo, en: row.ledeEn }, language),
      }),
      primary: t.field({
        type: BannerLinkRef,
        nullable: true,
        args: { language },
        select: { primaryHref: true, primaryKo: true, primaryEn: true },
        resolve: (row, { language }) =>
          linkTo(row.primaryHref, textIn({ ko: row.primaryKo, en: row.primaryEn }, language)),
      }),
      secondary: t.field({
        type: BannerLinkRef,
        nullable: true,
        args: { language },
        select: { secondaryHref: true, secondaryKo: true, secondaryEn: true },
        resolve: (row, { language }) =>
          linkTo(row.secondaryHref, textIn({ ko: row.secondaryKo, en: row.secondaryEn }, language)),
      }),
    };
  },
});
