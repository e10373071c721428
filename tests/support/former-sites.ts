// Dumps of former websites, made from the columns of their public schemas (gnuboard5's install/gnuboard5.sql
// and adm/sql_write.sql, rhymix's modules/*/schemas/*.xml, WordPress's WXR 1.2), as mysqldump and phpMyAdmin
// write them.

const words = (text: string) => text.trim().split(/\s+/);

export const COLUMNS = {
  g5_member:
    words(`mb_no mb_id mb_password mb_name mb_nick mb_nick_date mb_email mb_homepage mb_level mb_sex mb_birth mb_tel mb_hp
    mb_certify mb_adult mb_dupinfo mb_zip1 mb_zip2 mb_addr1 mb_addr2 mb_addr3 mb_addr_jibeon mb_signature mb_recommend mb_point
    mb_today_login mb_login_ip mb_datetime mb_ip mb_leave_date mb_intercept_date mb_email_certify mb_email_certify2 mb_memo
    mb_lost_certify mb_mailling mb_sms mb_open mb_open_date mb_profile mb_memo_call mb_1 mb_2`),
  g5_board: words(
    "bo_table gr_id bo_subject bo_mobile_subject bo_device bo_admin bo_list_level bo_read_level bo_download_level bo_use_secret bo_notice bo_use_cert",
  ),
  g5_board_file:
    words(`bo_table wr_id bf_no bf_source bf_file bf_download bf_content bf_fileurl bf_thumburl bf_storage bf_filesize
    bf_width bf_height bf_type bf_datetime`),
  g5_write:
    words(`wr_id wr_num wr_reply wr_parent wr_is_comment wr_comment wr_comment_reply ca_name wr_option wr_subject wr_content
    wr_seo_title wr_link1 wr_link2 wr_link1_hit wr_link2_hit wr_hit wr_good wr_nogood mb_id wr_password wr_name wr_email wr_homepage
    wr_datetime wr_file wr_last wr_ip wr_1 wr_2`),
  g5_group: words("gr_id gr_subject gr_device gr_admin gr_use_access gr_order"),
  g5_config: words("cf_id cf_title cf_use_email_certify cf_register_level"),
  g5_content: words("co_id co_html co_subject co_content"),
  g5_faq: words("fa_id fm_id fa_subject fa_content fa_order"),
  member:
    words(`member_srl user_id email_address password email_id email_host user_name nick_name image_nick allow_mailing denied status
    regdate last_login is_admin description extra_vars`),
  modules: words(
    `module_srl module module_category_srl layout_srl menu_srl mid skin browser_title description is_default regdate`,
  ),
  documents:
    words(`document_srl module_srl category_srl is_notice is_secret title title_bold title_color content readed_count
    comment_count uploaded_count password user_id user_name nick_name member_srl email_address homepage tags extra_vars regdate
    last_update ipaddress list_order update_order status`),
  files:
    words(`file_srl upload_target_srl upload_target_type sid module_srl member_srl download_count direct_download source_filename
    uploaded_filename thumbnail_filename type file_size comment isvalid cover_image regdate ipaddress`),
  module_grants: words("module_srl name group_srl"),
  member_group: words("group_srl title is_default is_admin"),
  document_categories: words("category_srl module_srl title"),
  comments: words(
    "comment_srl module_srl document_srl parent_srl is_secret content user_name nick_name member_srl regdate",
  ),
} as const;

type Row = Readonly<Record<string, string | number | null>>;

const ESCAPES: Readonly<Record<string, string>> = {
  "\0": "\\0",
  "\n": "\\n",
  "\r": "\\r",
  "\\": "\\\\",
  "'": "\\'",
  '"': '\\"',
};
const quoted = (text: string) => `'${text.replace(/[\0\n\r\\'"]/g, (sign) => ESCAPES[sign] ?? sign)}'`;
const value = (said: string | number | null | undefined) =>
  said === null ? "NULL" : typeof said === "number" ? String(said) : quoted(said ?? "");

/** A table as mysqldump writes it: columns in CREATE TABLE alone, all rows in one INSERT. */
export function dumped(table: string, columns: readonly string[], rows: readonly Row[]): string {
  const lines = columns.map((name) => `  \`${name}\` varchar(255) NOT NULL DEFAULT '; (',`).join("\n");
  const values = rows.map((row) => `(${columns.map((name) => value(row[name])).join(",")})`).join(",");
  return `-- Table structure for table \`${table}\`; it's told twice
DROP TABLE IF EXISTS \`${table}\`;
/*!40101 SET character_set_client = utf8 */;
CREATE TABLE \`${table}\` (
${lines}
  PRIMARY KEY (\`${columns[0]}\`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;
LOCK TABLES \`${table}\` WRITE;
${rows.length === 0 ? "" : `INSERT INTO \`${table}\` VALUES ${values};`}
UNLOCK TABLES;
`;
}

/** As phpMyAdmin does: the columns in each INSERT, a row a line. */
export function exported(table: string, columns: readonly string[], rows: readonly Row[]): string {
  const names = columns.map((name) => `\`${name}\``).join(", ");
  const values = rows.map((row) => `(${columns.map((name) => value(row[name])).join(", ")})`).join(",\n");
  return `--\n-- 테이블의 덤프 데이터 \`${table}\`\n--\n\nINSERT INTO \`${table}\` (${names}) VALUES\n${values};\n`;
}

interface Wxr {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly link: string;
  readonly content?: string;
  readonly status?: string;
  readonly parent?: number;
  readonly file?: string;
  readonly comments?: number;
  readonly isSticky?: boolean;
  readonly password?: string;
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
  readonly meta?: Readonly<Record<string, string>>;
}

const item = ({
  id,
  type,
  title,
  link,
  content = "",
  status = "publish",
  parent = 0,
  file,
  comments = 0,
  isSticky = false,
  password = "",
  tags = ["tag"],
  categories = ["공지"],
  meta = {},
}: Wxr) => `<item>
<title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[editor]]></dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt><![CDATA[2019-05-01 03:00:00]]></wp:post_date_gmt>
<wp:status><![CDATA[${status}]]></wp:status><wp:post_parent>${parent}</wp:post_parent>
<wp:post_type><![CDATA[${type}]]></wp:post_type><wp:post_password><![CDATA[${password}]]></wp:post_password><wp:is_sticky>${isSticky ? 1 : 0}</wp:is_sticky>
${file ? `<wp:attachment_url><![CDATA[${file}]]></wp:attachment_url>` : ""}
${tags.map((tag) => `<category domain="post_tag" nicename="${tag}"><![CDATA[${tag}]]></category>`).join("")}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  .join("")}
${categories.map((name) => `<category domain="category" nicename="${encodeURIComponent(name)}"><![CDATA[${name}]]></category>`).join("")}
${"<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>댓글</wp:comment_content></wp:comment>".repeat(comments)}
</item>`;

export const wxr = (items: readonly Wxr[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login><![CDATA[editor]]></wp:author_login><wp:author_email><![CDATA[wp-editor@example.org]]></wp:author_email><wp:author_display_name><![CDATA[편집자]]></wp:author_display_name></wp:author>
${["공지", "소식"]
  .map(
    (name, at) =>
      `<wp:category><wp:term_id>${at + 2}</wp:term_id><wp:category_nicename><![CDATA[${encodeURIComponent(name)}]]></wp:category_nicename><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`,
  )
  .join("\n")}
${items.map(item).join("\n")}
</channel></rss>`;
