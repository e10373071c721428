// Terms as TBX-Basic (ISO 30042:2019): a concept a row, with its field, notes, source and state
// (docs/translators.md#files-for-translators-tools).
import type { Cell } from "#schema/core/lists/export-source.ts";
import { escapeXml } from "./translation-xml.ts";

type Cells = Readonly<Record<string, Cell>>;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="ko" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader><fileDesc><sourceDesc><p>Glossary</p></sourceDesc></fileDesc></tbxHeader>
  <text><body>
`;
const FOOT = "  </body></text>\n</tbx>\n";

/** As TBX-Basic says the status of a term. */
const STATES: Readonly<Record<string, string>> = {
  ACCEPTED: "preferredTerm-admn-sts",
  SUGGESTED: "admittedTerm-admn-sts",
  REFUSED: "deprecatedTerm-admn-sts",
  RETIRED: "supersededTerm-admn-sts",
};

function concept(cells: Cells, number: number): string {
  const say = (key: string) => (typeof cells[key] === "string" ? escapeXml(cells[key]) : "");
  const given = (words: string, around: (text: string) => string) => (words === "" ? "" : around(words));
  const language = (code: "ko" | "en", note: string) =>
    `      <langSec xml:lang="${code}">${given(say(note), (text) => `<descrip type="definition">${text}</descrip>`)}<termSec><term>${say(code)}</term><termNote type="administrativeStatus">${STATES[say("status")] ?? ""}</termNote></termSec></langSec>\n`;
  return `    <conceptEntry id="t${number}"><descrip type="subjectField">${say("field")}</descrip>${given(say("source"), (text) => `<admin type="source">${text}</admin>`)}
${language("ko", "noteKo")}${language("en", "noteEn")}    </conceptEntry>\n`;
}

/** The whole file, a batch at a time. */
export async function* tbxFile(batches: AsyncIterable<readonly Cells[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(HEAD, "utf8");
  let written = 0;
  for await (const rows of batches) {
    const first = written + 1;
    written += rows.length;
    yield Buffer.from(rows.map((cells, at) => concept(cells, first + at)).join(""), "utf8");
  }
  yield Buffer.from(FOOT, "utf8");
}
