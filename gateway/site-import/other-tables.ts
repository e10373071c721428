// Counts the rows of a dump that nothing reads, table by table, so that no table is passed over in silence.
import type { NamedContent } from "./former-site.ts";

export class OtherTables {
  readonly #isRead: (table: string) => boolean;
  readonly #rows = new Map<string, number>();

  /** @param isRead whether anything of the table comes or is named */
  constructor(isRead: (table: string) => boolean) {
    this.#isRead = isRead;
  }

  readonly count = (table: string): void => {
    if (!this.#isRead(table)) this.add(table);
  };

  /** A row of a table that has the name of another one only. */
  add(table: string): void {
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1);
  }

  get named(): NamedContent[] {
    return [...this.#rows].map(([id, rows]) => ({ kind: "table", id, title: `${rows} rows` }));
  }
}
