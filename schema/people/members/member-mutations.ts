// A member changes the own details.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { updateMyDetails } from "#schema/policies/people/members.ts";
import { myDetails } from "#schema/validation/people/my-details.ts";
import { inputOfDetails } from "./detail-inputs.ts";
import { MemberRef } from "./member.ts";
import { saveMyDetails } from "./save-my-details.ts";

const MyDetailsInput = builder
  .inputType("MyDetailsInput", {
    description: "All details at once: what is left out or null is emptied.",
    fields: inputOfDetails,
  })
  .validate(myDetails);

action("updateMyDetails", {
  who: "member",
  can: updateMyDetails,
  type: MemberRef,
  description:
    "Changes the own personal details that were read at `version`; CONFLICT with `extensions.conflict` {version and the details} when the member was changed since.",
  args: builder.args((arg) => ({
    version: arg.int({ required: true }),
    input: arg.field({ type: MyDetailsInput, required: true }),
  })),
  run: async (tx, { version, input: details }, { memberId: id }) => {
    await saveMyDetails(tx, { id, version, details });
    return id;
  },
  answer: (query, id) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
});
