// A dump as mysqldump of MariaDB 10.11 writes it, with the options that change what is in it. Written again
// from its public documentation.

const ESCAPES: Readonly<Record<string, string>> = {
  "\0": "\\0",
  "\n": "\\n",
  "\r": "\\r",
  "\\": "\\\\",
  "'": "\\'",
  '"': '\\"',
};
const quoted = (text: string | null) =>
  text === null ? "NULL" : `'${text.replace(/[\0\n\r\\'"]/g, (sign) => ESCAPES[sign] ?? sign)}'`;

interface Table {
  readonly name: string;
  readonly columns: readonly (readonly [name: string, type: string])[];
  readonly rows: readonly string[];
}

function table({ name, columns, rows }: Table, has: (option: string) => boolean): string {
  const isPlain = has("--compact") || has("--skip-opt");
  const create = `CREATE TABLE \`${name}\` (
${columns.map(([column, type]) => `  \`${column}\` ${type}`).join(",\n")},
  PRIMARY KEY (\`${columns[0]?.[0]}\`)
)${isPlain ? "" : " ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci"};
`;
  const named = has("--complete-insert") ? ` (${columns.map(([column]) => `\`${column}\``).join(", ")})` : "";
  const head = `INSERT INTO \`${name}\`${named} VALUES`;
  const isExtended = !has("--skip-extended-insert") && !has("--skip-opt");
  const inserts = isExtended
    ? `${head}\n${rows.map((row) => `(${row})`).join(",\n")};\n`
    : rows.map((row) => `${head} (${row});\n`).join("");
  const comment = (text: string) =>
    has("--compact") || has("--skip-comments") ? "\n" : `\n--\n-- ${text}\n--\n\n`;
  const lock = isPlain ? ["", ""] : [`LOCK TABLES \`${name}\` WRITE;\n`, "UNLOCK TABLES;\n"];
  return `${comment(`Table structure for table \`${name}\``)}${isPlain ? "" : `DROP TABLE IF EXISTS \`${name}\`;\n`}/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
${create}/*!40101 SET character_set_client = @saved_cs_client */;
${comment(`Dumping data for table \`${name}\``)}${lock[0]}/*!40000 ALTER TABLE \`${name}\` DISABLE KEYS */;
${inserts}/*!40000 ALTER TABLE \`${name}\` ENABLE KEYS */;
${lock[1]}`;
}

/** The dump of the tables of mariadb.ts. */
export function whole(options: readonly string[], subject: string): string {
  const has = (option: string) => options.includes(option);
  const tables: readonly Table[] = [
    {
      name: "g5_board",
      columns: [
        ["bo_table", "varchar(20) NOT NULL"],
        ["bo_subject", "varchar(255) NOT NULL"],
        ["bo_read_level", "tinyint(4) NOT NULL"],
      ],
      rows: [`${quoted("notice")},${quoted("공지사항")},2`],
    },
    {
      name: "g5_write_notice",
      columns: [
        ["wr_id", "int(11) NOT NULL AUTO_INCREMENT"],
        ["wr_subject", "varchar(255) NOT NULL"],
        ["wr_link1", "text DEFAULT NULL"],
      ],
      rows: [`1,${quoted(subject)},NULL`, `2,'',${quoted("끝\\")}`],
    },
  ];
  const body = tables.map((one) => table(one, has)).join("");
  if (has("--compact")) return `/*M!999999\\- enable the sandbox mode */ \n${body}`;
  const isSilent = has("--skip-comments");
  const from = "-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB, for debian-linux-gnu (x86_64)\n";
  const settings =
    "/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;\n/*!40101 SET NAMES utf8mb4 */;\n";
  const back = "/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;\n";
  const end = "\n-- Dump completed on 2026-11-26 10:57:12\n";
  return `/*M!999999\\- enable the sandbox mode */ \n${isSilent ? "" : from}${settings}${body}${back}${isSilent ? "" : end}`;
}
