import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { refusal } from "#schema/errors.ts";
import { updateMyDetails } from "#schema/policies/people/members.ts";
import { ownData } from "#schema/require-audit.ts";
import { myDetails } from "#schema/validation/people/my-details.ts";
import { saveMyDetails } from "./save-my-details.ts";

const MyDetailsInput = builder
  .inputType("MyDetailsInput", {
    description: "All details at once: what is left out or null is emptied.",
    fields: (t) => ({
      name: t.string({ required: true }),
      familyName: t.string({ description: "In Latin letters, as givenName." }),
      givenName: t.string(),
      country: t.string({ required: true, description: "ISO 3166-1 alpha-2, or XK." }),
      finalDegreeInstitution: t.string(),
      major: t.string(),
      affiliation: t.string(),
      department: t.string(),
      position: t.string(),
      phoneNumber: t.string(),
      postcode: t.string({ description: "Of the address that post goes to, as the next two." }),
      addressLine: t.string(),
      addressDetail: t.string(),
    }),
  })
  .validate(myDetails);

builder.mutationField("updateMyDetails", (t) =>
  t.prismaField({
    type: "Member",
    description:
      "Changes the own personal details that were read at `version`; CONFLICT with `extensions.conflict` {version and the details} when the member was changed since.",
    authScopes: { can: updateMyDetails },
    extensions: ownData,
    args: {
      version: t.arg.int({ required: true }),
      input: t.arg({ type: MyDetailsInput, required: true }),
    },
    resolve: async (query, _root, { version, input: details }, { viewer }) => {
      if (!viewer) throw refusal(false);
      const { memberId: id } = viewer;
      await db.$transaction((tx) => saveMyDetails(tx, { id, version, details }));
      return db.member.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
