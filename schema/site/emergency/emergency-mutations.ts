// Defines what the office says above every public page. Visitors see it with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { writeEmergency } from "#schema/policies/site/emergency.ts";
import { emergencyInput } from "#schema/validation/site/emergency.ts";
import { EditedEmergencyRef, EmergencyLevelRef } from "./emergency-notice.ts";
import { saveEmergency } from "./save-emergency.ts";

const EmergencyInputRef = builder
  .inputType("EmergencyInput", {
    fields: (t) => ({
      isOn: t.boolean({ required: true, description: "False: it is shown to nobody, whatever the time." }),
      level: t.field({ type: EmergencyLevelRef, required: true }),
      textKo: t.string({ required: true }),
      textEn: t.string({ required: true }),
      href: t.string({ description: "A path of this site or an https address." }),
      linkKo: t.string(),
      linkEn: t.string(),
      showsFrom: t.field({ type: "DateTime", required: true }),
      showsTo: t.field({ type: "DateTime", required: true, description: "Excluded." }),
    }),
  })
  .validate(emergencyInput);

action("saveEmergency", {
  who: "office",
  can: writeEmergency,
  subject: "emergency",
  visitorsSee: true,
  type: EditedEmergencyRef,
  description:
    "Saves what was read at `version` (null: there was none); CONFLICT with `extensions.conflict`, the notice as it is now, when it was saved since.",
  args: builder.args((arg) => ({
    version: arg.int(),
    input: arg.field({ type: EmergencyInputRef, required: true }),
  })),
  run: (tx, { version, input }) => saveEmergency(tx, { version: version ?? null, notice: input }),
  answer: () => db.emergencyNotice.findFirstOrThrow(),
});
