import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { liveEmergency, writeEmergency } from "#schema/policies/site/emergency.ts";
import { EditedEmergencyRef } from "./emergency-notice.ts";
import { readEmergency } from "./save-emergency.ts";

builder.queryFields((t) => ({
  emergency: t.prismaField({
    type: "EmergencyNotice",
    nullable: true,
    description: "What is above every public page now; null as a rule.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { clock }) =>
      db.emergencyNotice.findFirst({ ...query, where: liveEmergency(clock.now()) }),
  }),
  emergencyForEditing: t.field({
    type: EditedEmergencyRef,
    nullable: true,
    description: "The same as its form needs it, also when it is not shown; null: none was ever written.",
    authScopes: { can: writeEmergency },
    resolve: () => readEmergency(db),
  }),
}));
