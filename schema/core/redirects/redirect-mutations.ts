// Defines what the office does with old addresses. Visitors are led by the outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { manageRedirects } from "#schema/policies/core/redirects.ts";
import { redirectInput } from "#schema/validation/core/redirects.ts";
import { RedirectRef } from "./redirect.ts";
import { addRedirect, changeRedirect, deleteRedirect, redirectFacts } from "./save-redirect.ts";

const RedirectInputRef = builder
  .inputType("RedirectInput", {
    description:
      "OLD_ADDRESS_KNOWN at `address`: it leads somewhere already. TARGET_LOOPS at `target`: it leads back.",
    fields: (t) => ({
      address: t.string({
        required: true,
        description: "A path, or a whole address whose site does not count.",
      }),
      target: t.string({ required: true, description: "A path of this site." }),
    }),
  })
  .validate(redirectInput);

const ofRedirects = { can: manageRedirects, subject: "redirect", visitorsSee: true } as const;
const readRedirect = (query: object, id: number) =>
  db.redirect.findUniqueOrThrow({ ...query, where: { id } });

action("addRedirect", {
  who: "office",
  ...ofRedirects,
  type: RedirectRef,
  description: "Leads an old address to its new place.",
  args: builder.args((arg) => ({ input: arg.field({ type: RedirectInputRef, required: true }) })),
  run: (tx, { input }, author) => addRedirect(tx, input, author),
  answer: readRedirect,
});

action("changeRedirect", {
  who: "office",
  ...ofRedirects,
  type: RedirectRef,
  description: "Changes what was read at `version`; CONFLICT when somebody else was faster.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: RedirectInputRef, required: true }),
  })),
  run: (tx, asked) => auditChange(tx, asked.id, redirectFacts, () => changeRedirect(tx, asked)),
  answer: readRedirect,
});

action("deleteRedirect", {
  who: "office",
  ...ofRedirects,
  type: "Boolean",
  description: "Leads an old address nowhere any more; addRedirect with the same address undoes that.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }) => auditChange(tx, id, redirectFacts, () => deleteRedirect(tx, id)),
  answer: () => true,
});
