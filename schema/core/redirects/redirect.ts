// A former address that is redirected, and one that is not, as the office reads them.
import { builder } from "#schema/builder.ts";
import { manageRedirects } from "#schema/policies/core/redirects.ts";

export const RedirectRef = builder.prismaObject("Redirect", {
  description: "A former address, and where its content is now.",
  authScopes: { can: manageRedirects },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    address: t.exposeString("address", {
      description: "A path, decoded, with the query in the order of its keys.",
    }),
    target: t.exposeString("target", { description: "A path of this site." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const UnknownAddressRef = builder.prismaObject("UnknownAddress", {
  description: "An address that visitors asked for and that is none.",
  authScopes: { can: manageRedirects },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    address: t.exposeString("address"),
    asked: t.exposeInt("asked", { description: "How often it was asked for." }),
    firstAt: t.expose("firstAt", { type: "DateTime" }),
    lastAt: t.expose("lastAt", { type: "DateTime" }),
    fromSite: t.exposeString("fromSite", {
      nullable: true,
      description: "The host of the site whose link was followed last.",
    }),
  }),
});
