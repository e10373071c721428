// Prisma's CLI is used for `prisma generate` only. It wants to find a native schema engine, which it would download;
// the generator needs the file to exist, not to run, so any executable will do. Migrations are applied by prisma/migrate.ts
// and written by prisma/new-migration.ts, which has that engine as WebAssembly.
import { defineConfig } from "prisma-cli/config";

process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "prisma/schema.prisma" });
