// What an author and an editor read beside a manuscript, and where each line leads: the draft of a new one,
// the certificate, what is missing.
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { RequirementName } from "#schema/validation/journal/requirements.ts";
import type { MissingPart } from "#schema/validation/journal/submissions.ts";
import { speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import {
  type Missing,
  MissingRequirements,
  SUBMISSION_PARTS,
} from "#web/components/requirements/MissingRequirements.tsx";
import { EnglishTexts } from "#web/features/journal/reviews/office/EnglishTexts.tsx";
import { ManuscriptFacts } from "#web/features/journal/reviews/office/ManuscriptFacts.tsx";
import { PrintingPart } from "#web/features/journal/reviews/office/PrintingPart.tsx";
import { RequestedFormsPart as OfficeFormsPart } from "#web/features/journal/reviews/office/RequestedFormsPart.tsx";
import { SendProof } from "#web/features/journal/reviews/office/SendProof.tsx";
import { CheckFindings } from "#web/features/journal/submissions/account/CheckFindings.tsx";
import { FileFields } from "#web/features/journal/submissions/account/FileFields.tsx";
import { ManuscriptStatus } from "#web/features/journal/submissions/account/ManuscriptStatus.tsx";
import { Component as MyManuscripts } from "#web/features/journal/submissions/account/ManuscriptsAccountPanel.tsx";
import { MissingLines } from "#web/features/journal/submissions/account/MissingLines.tsx";
import { emptyManuscript } from "#web/features/journal/submissions/account/manuscript-values.ts";
import { openParts } from "#web/features/journal/submissions/account/open-parts.ts";
import { RequestedFormsPart } from "#web/features/journal/submissions/account/RequestedFormsPart.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { manuscriptEditPath, NEW_MANUSCRIPT_PATH, submissionOfficePath } from "#web/paths.ts";

const { answer } = vi.hoisted(() => ({ answer: { data: {} } }));
vi.mock("urql", async (original) => ({
  ...(await original<object>()),
  useMutation: () => [{}, async () => ({})],
  useQuery: () => [{ ...answer, fetching: false }, () => {}],
}));
// The whole page of a manuscript is rendered for its next step alone.
vi.mock("#web/features/journal/submissions/account/ContentPart.tsx", () => ({ ContentPart: () => null }));
vi.mock("#web/features/journal/submissions/account/DateLine.tsx", () => ({ DateLine: () => null }));
vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {}, showToast: () => {} }));

const say = speaker("en");
const words = (id: MessageId) => say(id);
const markup = (part: ReactNode) => markupInApp(part, { language: "en" });
/** Only what a part reads of a manuscript. */
const manuscriptOf = (more: object) =>
  JSON.parse(JSON.stringify({ id: 5, state: "SUBMITTED", demands: [], files: [], authors: [], ...more }));
const certificate = {
  kind: "SIMILARITY",
  file: { id: 1, name: "similarity.pdf", url: "/f/1", mimeType: "application/pdf", size: 9 },
};
const nothing = () => {};

beforeEach(() => {
  answer.data = {};
});

test("new manuscripts that were typed and not saved are all listed, and each leads to its form", () => {
  const draft = (id: number, titleEn: string) => {
    const values = { ...emptyManuscript("EN", null), titleEn };
    return { id, payload: { values, requestKey: "key" }, updatedAt: "2026-11-26T00:00:00Z" };
  };
  const drafts = [draft(7, "On translation"), draft(8, "On interpreting")];
  answer.data = { mySubmissions: [], newSubmissionDrafts: drafts };
  const page = markup(<MyManuscripts />);
  for (const title of ["On translation", "On interpreting"]) expect(page).toContain(title);
  for (const id of [7, 8]) expect(page).toContain(`href="/en${NEW_MANUSCRIPT_PATH}?draft=${id}"`);
  expect(page).not.toContain(words("manuscripts.none"));
});

test("while only the files are looked over, the head says to wait and not that something is missing", () => {
  const heads = (...missing: readonly MissingPart[]) => {
    const check = { missing: [...missing], names: [], file: "WAITING" as const, refusedFigures: [] };
    const page = markup(
      <CheckFindings check={check} manuscript={manuscriptOf({ check, suggestions: [] })} />,
    );
    return [
      page.includes(words("manuscripts.check.waiting")),
      page.includes(words("manuscripts.check.missing")),
    ];
  };
  expect(heads("MANUSCRIPT_WAITING")).toEqual([true, false]);
  expect(heads("MANUSCRIPT_WAITING", "FIGURE_WAITING")).toEqual([true, false]);
  expect(heads("MANUSCRIPT_WAITING", "SIMILARITY")).toEqual([false, true]);
});

test("the editor reads which co-author has not agreed yet", () => {
  const author = {
    id: 1,
    nameKo: "김",
    nameEn: null,
    email: "a@example.org",
    affiliationKo: null,
    affiliationEn: null,
  };
  const page = (more: object) => {
    const asked = {
      consentAskedAt: null,
      consentedAt: null,
      consentVersion: null,
      declinedAt: null,
      ...more,
    };
    const authors = [{ ...author, orcid: null, isCorresponding: false, ...asked }];
    const texts = { keywordsKo: [], keywordsEn: [], field: "TRANSLATION", suggestions: [] };
    const lone = { abstractKo: null, abstractEn: null, funding: null, aiUse: null, coverLetter: null };
    const manuscript = manuscriptOf({ ...texts, ...lone, authors, article: null });
    return markup(<ManuscriptFacts manuscript={manuscript} onChanged={nothing} />);
  };
  const at = "2026-11-20T05:00:00Z";
  const awaited = words("submission-office.consentAwaited");
  expect(page({ consentAskedAt: at }).includes(awaited)).toBe(true);
  for (const more of [{}, { consentAskedAt: at, consentedAt: at }, { consentAskedAt: at, declinedAt: at }])
    expect(page(more).includes(awaited), JSON.stringify(more)).toBe(false);
});

test("a line about a refused figure names it, says why, and leads to the figures", () => {
  const check = {
    refusedFigures: [
      { name: "지도.hwp", state: "TOO_LARGE" },
      { name: "표.pdf", state: "ENCRYPTED" },
    ],
  };
  const page = markup(<MissingLines part="FIGURE_REFUSED" manuscript={manuscriptOf({ check })} />);
  expect(page).toContain(`href="/en${manuscriptEditPath(5)}#manuscript-figures"`);
  expect(page).toMatch(/지도\.hwp[^<]*too large or too complex/);
  expect(page).toMatch(/표\.pdf[^<]*locked/);
});

test("a line about a refused manuscript names its file", () => {
  const files = [{ kind: "MANUSCRIPT", round: 2, file: { name: "원고.hwp" } }];
  const manuscript = manuscriptOf({ files, writtenRound: 2 });
  expect(markup(<MissingLines part="MANUSCRIPT_TOO_LARGE" manuscript={manuscript} />)).toContain("원고.hwp");
});

test("the certificate that came with the manuscript is shown to its author, and to the editors as submitted", () => {
  const manuscript = manuscriptOf({ files: [certificate] });
  expect(markup(<RequestedFormsPart manuscript={manuscript} onChanged={nothing} />)).toContain(
    "similarity.pdf",
  );
  expect(markup(<OfficeFormsPart manuscript={manuscript} onChanged={nothing} />)).toContain(
    words("printing.form.enclosed"),
  );
  expect(markup(<OfficeFormsPart manuscript={manuscriptOf({})} onChanged={nothing} />)).not.toContain(
    words("printing.form.enclosed"),
  );
});

test("an editor is led to where the English title and abstract are entered", () => {
  const lacking = (missing: readonly Missing[], articleId: number | null) =>
    markup(
      <MissingRequirements
        missing={missing}
        step="ACCEPTANCE"
        blocks
        submissionId={5}
        articleId={articleId}
      />,
    );
  const desk = `href="/en${submissionOfficePath(5)}#${SUBMISSION_PARTS.english}"`;
  for (const requirement of ["TITLE_EN", "ABSTRACT_EN"] as const) {
    expect(lacking([{ requirement, names: [] }], null)).toContain(desk);
    expect(lacking([{ requirement, names: [] }], 3)).not.toContain(desk);
  }
  const facts = (more: object) =>
    markup(<EnglishTexts manuscript={manuscriptOf({ article: null, ...more })} onChanged={nothing} />);
  expect(facts({})).toContain(`id="${SUBMISSION_PARTS.english}"`);
  expect(facts({ article: { id: 3 } })).not.toContain(SUBMISSION_PARTS.english);
  expect(facts({ state: "REJECTED" })).not.toContain(SUBMISSION_PARTS.english);
});

test("each kind of file says whether it is required, by the settings of the journal", () => {
  const values = { manuscript: null, figures: [], similarity: null };
  const form = JSON.parse(JSON.stringify({ name: "manuscript", values, lines: [] }));
  const fieldsOf = (
    requirements: readonly RequirementName[],
    manuscript: ReturnType<typeof manuscriptOf> | null,
  ) => markup(<FileFields form={form} start={{ requirements, manuscript }} />);
  const marks = (
    requirements: readonly RequirementName[],
    manuscript: ReturnType<typeof manuscriptOf> | null = null,
  ) =>
    [
      ...fieldsOf(requirements, manuscript).matchAll(
        new RegExp(`${words("forms.field.needed")}|${words("forms.field.optional")}`, "g"),
      ),
    ].map(([mark]) => mark);
  const [needed, optional] = [words("forms.field.needed"), words("forms.field.optional")];
  expect(marks(["SIMILARITY"])).toEqual([needed, optional, needed]);
  expect(marks([])).toEqual([needed, optional, optional]);
  // The certificate of an earlier version holds, and is named; that of this one is in the form.
  const revised = manuscriptOf({ writtenRound: 2, files: [{ ...certificate, round: 1 }] });
  expect(marks(["SIMILARITY"], revised)).toEqual([needed, optional, optional]);
  expect(fieldsOf(["SIMILARITY"], revised).includes("similarity.pdf")).toBe(true);
  const first = manuscriptOf({ writtenRound: 1, files: [{ ...certificate, round: 1 }] });
  expect(marks(["SIMILARITY"], first)).toEqual([needed, optional, needed]);
});

test("a certificate and a proof are asked for as PDF alone, as they are needed", () => {
  const demands = [{ kind: "SIMILARITY", askedAt: "2026-11-01", dueAt: "2026-12-01", answeredAt: null }];
  const asked = markup(
    <RequestedFormsPart manuscript={manuscriptOf({ demands, viewerCanWrite: true })} onChanged={nothing} />,
  );
  for (const page of [asked, markup(<SendProof id={5} onChanged={nothing} />)]) {
    expect(page).toContain("PDF");
    expect(page).not.toContain("DOCX");
  }
});

test("an article that is in an issue already needs no issue chosen", () => {
  const article = { id: 3, file: null, issue: { id: 1, volume: 77, number: 1, state: "DRAFT" } };
  const manuscript = (more: object) =>
    manuscriptOf({ state: "READY", dueAt: null, moves: [], missing: [], ...more });
  const of = (more: object) =>
    markup(<PrintingPart manuscript={manuscript(more)} blocks onChanged={nothing} />);
  answer.data = { managedIssues: { items: [] } };
  expect(of({ article: null })).toContain(words("printing.hint.READY"));
  expect(of({ article })).toContain(words("printing.hint.ASSIGNED"));
});

test("an author whose proof is approved does not read that all is done while a form, a fee or a consent is open", () => {
  const ready = {
    number: "2026-001",
    state: "READY",
    dueAt: null,
    moves: [],
    decisions: [],
    remarks: [],
    reviewFiles: [],
    payments: [],
    check: null,
  };
  const guide = { membershipAsked: "ON_SUBMISSION", reviewFee: 0, pledges: [], asksCopyright: true } as const;
  const page = (more: object, asksCopyright = true) => {
    const manuscript = manuscriptOf({ ...ready, ...more });
    return markup(
      <ManuscriptStatus manuscript={manuscript} guide={{ ...guide, asksCopyright }} onChanged={nothing} />,
    );
  };
  expect(page({}, false)).toContain(words("manuscripts.next.READY"));
  expect(page({}, false)).not.toContain(words("manuscripts.open"));
  // Nobody has asked for the form yet.
  expect(page({})).toContain(words("manuscripts.open.COPYRIGHT_LATER"));
  const demand = {
    kind: "COPYRIGHT",
    askedAt: "2026-11-20T00:00:00Z",
    dueAt: "2026-12-01T15:00:00Z",
    answeredAt: null,
  };
  const author = { id: 9, nameKo: "이하늘", email: "sky@example.org", consent: "ASKED", askAgainFrom: null };
  const open = page({ demands: [demand], authors: [author] });
  for (const line of ["manuscripts.next.READY.open", "manuscripts.form.COPYRIGHT"] as const)
    expect(open).toContain(words(line));
  for (const place of ["forms-title", "authors-title"]) {
    expect(open).toContain(`href="#${place}"`);
    expect(open).toContain(`id="${place}"`);
  }
  expect(open).toContain("이하늘");
  expect(page({ demands: [{ ...demand, answeredAt: "2026-11-21T00:00:00Z" }] })).not.toContain(
    words("manuscripts.open"),
  );
});

test("a fee that waits is open, one that was said to be sent is not", () => {
  const parts = (payment: object) =>
    openParts(manuscriptOf({ state: "ACCEPTED", payments: [{ id: 3, name: "게재료", ...payment }] }), false);
  expect(parts({ isAwaited: true, state: "PENDING" })).toEqual([{ kind: "FEE", id: 3, name: "게재료" }]);
  expect(parts({ isAwaited: true, state: "DECLARED" })).toEqual([]);
  expect(parts({ isAwaited: false, state: "PAID" })).toEqual([]);
});
