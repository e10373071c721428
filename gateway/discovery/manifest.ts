// The web app manifest (W3C): what the site is called and drawn by where somebody puts it on a start screen.
// The site is no app: it opens in the browser, with its address.
import { db } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { SITE_COLOUR, SITE_ICONS } from "#schema/validation/site-paths.ts";
import type { LanguageCode } from "./languages.ts";

/** The document as text, in a language. */
export async function manifestOf(code: LanguageCode): Promise<string> {
  const { nameKo, nameEn } = await readSettings(db);
  const home = code === "ko" ? "/" : "/en";
  return JSON.stringify({
    id: home,
    lang: code,
    name: code === "ko" ? nameKo : nameEn,
    start_url: home,
    scope: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: SITE_COLOUR,
    icons: SITE_ICONS.map(({ path, side, isMaskable }) => ({
      src: path,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose: isMaskable ? "maskable" : "any",
    })),
  });
}
