// The holder of a document asks whether it is valid. The answer has what the document says, and nothing else about the person.
import { db } from "#prisma/client.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { documentFacts } from "#schema/core/documents/document-facts.ts";
import { type DocumentLine, wordsIn } from "#schema/core/documents/document-line.ts";
import { documentNumber } from "#schema/core/documents/store-document.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { verifyDocuments } from "#schema/policies/overview/documents.ts";
import { DOCUMENT_KINDS, readCode } from "#schema/validation/core/documents.ts";
import { z } from "#schema/validation/zod.ts";
import { verifiedLinesIn } from "./document-words.ts";
import { isStillTrue } from "./find-facts.ts";

export const DocumentKindRef = builder.enumType("DocumentKind", { values: DOCUMENT_KINDS });

const DocumentLineRef = builder.objectRef<DocumentLine>("DocumentLine").implement({
  description: "A line of a document.",
  fields: (t) => ({ label: t.exposeString("label"), value: t.exposeString("value") }),
});

const VerifiedDocumentRef = builder.objectRef<IssuedDocument>("VerifiedDocument").implement({
  description: "A document that the association gave out.",
  fields: (t) => ({
    kind: t.expose("kind", { type: DocumentKindRef }),
    title: t.string({
      description: "What such a document is called.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ kind }, { language }) => wordsIn(language, `printed.kind.${kind}`),
    }),
    number: t.string({ resolve: documentNumber }),
    issuedAt: t.expose("issuedAt", { type: "DateTime" }),
    isValid: t.boolean({
      description: "Whether the association still says what it says.",
      resolve: (document, _args, { clock }) => isStillTrue(db, document, clock.now()),
    }),
    revokedAt: t.expose("revokedAt", { type: "DateTime", nullable: true }),
    revokeReason: t.exposeString("revokeReason", {
      nullable: true,
      description: "Why it was revoked, in the office's words.",
    }),
    lines: t.field({
      type: [DocumentLineRef],
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      description:
        "Of a certificate of an application, the name is masked: anyone who found one learns no name from it.",
      resolve: ({ facts }, { language }) => [...verifiedLinesIn(language, documentFacts.parse(facts))],
    }),
  }),
});

builder.queryField("verifiedDocument", (t) =>
  t.field({
    type: VerifiedDocumentRef,
    nullable: true,
    description:
      "The document with a code, as it is written on it; null: the association gave out none with it.",
    authScopes: { can: verifyDocuments },
    args: { code: t.arg.string({ required: true, validate: z.string().max(100, { error: "TOO_LONG" }) }) },
    resolve: async (_root, { code }) => {
      const known = readCode(code);
      return known === null ? null : await db.issuedDocument.findUnique({ where: { code: known } });
    },
  }),
);
