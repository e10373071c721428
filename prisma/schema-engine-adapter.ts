// Says how the schema engine speaks to a database: over one connection of ours, inside its open transaction.
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { explainScriptError } from "./script-error.ts";

/**
 * One connection as the engine's adapter. Prisma's own adapter would send each query to any connection of a pool, cut
 * scripts apart at every semicolon, and refuse the one-byte "char" of PostgreSQL's catalogue, which the engine asks for.
 * A script runs under a savepoint, so that its error does not break the transaction it is in before it is reported.
 */
export async function adapterOver(
  client: pg.Client,
  onScriptError: (words: string) => void,
): Promise<SqlDriverAdapter> {
  const { CHAR, TEXT } = pg.types.builtins;
  const charColumns = new WeakMap<unknown[], number[]>();
  const query = async (config: pg.QueryArrayConfig) => {
    const { fields, rows, ...rest } = await client.query(config);
    charColumns.set(
      rows,
      [...fields.keys()].filter((index) => fields[index]?.dataTypeID === CHAR),
    );
    const named = fields.map((field) => (field.dataTypeID === CHAR ? { ...field, dataTypeID: TEXT } : field));
    return { ...rest, rows, fields: named };
  };
  const adapter = await new PrismaPg(Object.assign(new pg.Pool(), { query })).connect();
  const readSet = adapter.queryRaw.bind(adapter);
  const queryRaw = async (asked: SqlQuery) => {
    const set = await readSet(asked);
    for (const index of charColumns.get(set.rows) ?? []) set.columnTypes[index] = ColumnTypeEnum.Character;
    return set;
  };
  const executeScript = async (script: string) => {
    await client.query("SAVEPOINT script");
    try {
      await client.query(script);
      await client.query("RELEASE SAVEPOINT script");
    } catch (error) {
      await client.query("ROLLBACK TO SAVEPOINT script");
      onScriptError(explainScriptError(script, error));
      throw error;
    }
  };
  return Object.assign(adapter, { queryRaw, executeScript });
}
