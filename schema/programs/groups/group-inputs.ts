// Inputs of GraphQL about groups: the cells of a sheet as they were typed. What they mean is found by
// schema/validation/programs/groups.ts.
import { builder } from "#schema/builder.ts";
import { groupRow } from "#schema/validation/programs/groups.ts";

export const GroupRowInputRef = builder
  .inputType("GroupRowInput", {
    description: "A row of the sheet, as it was typed.",
    fields: (t) => ({
      name: t.string(),
      nameEn: t.string(),
      email: t.string(),
      phoneNumber: t.string(),
      affiliation: t.string(),
      part: t.string({ description: "Of an exam: 번역, translation." }),
      pair: t.string({ description: "Of an exam: 한영, Korean–English." }),
      site: t.string({ description: "Of an exam: the name of the site in either language." }),
      answers: t.stringList({ description: "To the questions of the program but consents, in their order." }),
    }),
  })
  .validate(groupRow);
