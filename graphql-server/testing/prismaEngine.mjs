// Asks Prisma's own schema engine (compiled to WebAssembly) about one database. Prints JSON with two fields:
//   difference  the SQL that changes the database to match schema.prisma; '' if it already matches
//   history     null if all migrations were applied, none failed and none was edited; otherwise the engine's diagnosis
// Usage: node graphql-server/testing/prismaEngine.mjs postgres://...   (also useful for writing a new migration)
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

/**
 * Names of columns of the Postgres type "char" (type number 18). The adapter does not support this type, and the engine
 * expects that the adapter calls it Character.
 */
const charColumns = new Set();

class CatalogueReader extends pg.Pool {
  async query(...args) {
    const result = await super.query(...args);
    for (const field of result.fields.filter(({ dataTypeID }) => dataTypeID === 18)) {
      charColumns.add(field.name);
      field.dataTypeID = 25; // text
    }
    return result;
  }
}

class CatalogueAdapter extends PrismaPg {
  async connect() {
    const connection = await super.connect();
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const typeOf = (name, type) => (charColumns.has(name) ? ColumnTypeEnum.Character : type);
      return { ...result, columnTypes: result.columnNames.map((name, i) => typeOf(name, result.columnTypes[i])) };
    };
    return connection;
  }
}

const root = join(import.meta.dirname, '..', '..');
const wasmFile = join(
  createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'),
  '..',
  'schema_engine_bg.wasm',
);
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), { './schema_engine_bg.js': bindings });
bindings.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start?.();

globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(message) };

const path = join(root, 'prisma', 'schema.prisma');
const content = readFileSync(path, 'utf8');
const adapter = bindMigrationAwareSqlAdapterFactory(
  new CatalogueAdapter(new CatalogueReader({ connectionString: process.argv[2] })),
);
const engine = await bindings.SchemaEngine.new({ datamodels: [[path, content]] }, () => undefined, adapter);

const filters = { externalTables: [], externalEnums: [] };
const { stdout } = await engine.diff({
  from: { tag: 'schemaDatasource', configDir: root, files: [{ path, content }] },
  to: { tag: 'schemaDatamodel', files: [{ path, content }] },
  script: true,
  exitCode: false,
  filters,
});

const baseDir = join(root, 'prisma', 'migrations');
const migrationDirectories = readdirSync(baseDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    path: name,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok', value: readFileSync(join(baseDir, name, 'migration.sql'), 'utf8') },
    },
  }));
const lockfile = { path: 'migration_lock.toml', content: readFileSync(join(baseDir, 'migration_lock.toml'), 'utf8') };
const diagnosis = await engine.diagnoseMigrationHistory({
  migrationsList: { baseDir, lockfile, shadowDbInitScript: '', migrationDirectories },
  optInToShadowDatabase: false,
  filters,
});
const { editedMigrationNames, failedMigrationNames, history } = diagnosis;
const clean = !history && !editedMigrationNames.length && !failedMigrationNames.length;
const difference = (stdout ?? '').replace(/^--.*$/gm, '').trim();
process.stdout.write(JSON.stringify({ difference, history: clean ? null : diagnosis }));
process.exit(0);
