// What was issued to a member, in short, for the office: somebody calls about a certificate.
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { documentNumber } from "#schema/core/documents/store-document.ts";
import { MemberRecordRef } from "#schema/people/members/member-record.ts";
import { readMemberDocuments } from "#schema/policies/overview/documents.ts";
import { spellCode } from "#schema/validation/core/documents.ts";
import { DocumentKindRef } from "./document-queries.ts";

/** The newest that are shown. */
const SHOWN = 20;

const DOCUMENT_COLUMNS = {
  id: true,
  kind: true,
  year: true,
  serial: true,
  code: true,
  issuedAt: true,
  revokedAt: true,
} as const satisfies Prisma.IssuedDocumentSelect;
type MemberDocument = Prisma.IssuedDocumentGetPayload<{ select: typeof DOCUMENT_COLUMNS }>;

const MemberDocumentRef = builder.objectRef<MemberDocument>("MemberDocument").implement({
  description: "A document that was issued to a member, in short.",
  authScopes: { can: readMemberDocuments },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: DocumentKindRef }),
    number: t.string({ resolve: documentNumber }),
    code: t.string({ description: "By which anybody verifies it.", resolve: ({ code }) => spellCode(code) }),
    issuedAt: t.expose("issuedAt", { type: "DateTime" }),
    revokedAt: t.expose("revokedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.prismaObjectFields(MemberRecordRef, (t) => ({
  documents: t.field({
    type: [MemberDocumentRef],
    description: "The newest twenty, but for those of reviews: who reviews is known to editors alone.",
    select: {
      documents: {
        where: { kind: { not: "REVIEW" } },
        orderBy: { id: "desc" },
        take: SHOWN,
        select: DOCUMENT_COLUMNS,
      },
    },
    resolve: ({ documents }) => documents,
  }),
}));
