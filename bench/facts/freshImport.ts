import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Importer } from '../../graphql-server/catalogue/Importer';
import type { ImportReport } from '../../graphql-server/catalogue/ImportReport';
import { importFile } from '../../graphql-server/catalogue/importFile';
import { fullFacts, type KnownFacts } from '../../graphql-server/catalogue/merge/knownFacts';
import type { Provenance } from '../../graphql-server/catalogue/merge/SourcedFacts';
import { findMigrations } from '../../graphql-server/database/connectDatabase';
import { startEmbeddedPostgres } from '../../graphql-server/database/embedded/startEmbeddedPostgres';
import { readMigrations } from '../../graphql-server/database/migrate';
import { openPool } from '../../graphql-server/database/openPool';
import { withPrisma } from '../../graphql-server/database/withPrisma';
import type { RestaurantFacts } from '../../graphql-server/facts/RestaurantFacts';

/** A row of the file after the import. */
export interface ImportedRow {
  /** The normalized facts of the row. */
  facts: RestaurantFacts;
  /** The restaurant that the row belongs to. Other rows may belong to the same restaurant. */
  restaurant: { name: string; audience: string; provenance: Provenance | null };
}

/**
 * Imports a file into an empty database, which exists only during the call. The keys of `rows` are the rows' sourceIds.
 */
export async function freshImport(
  file: string,
  importer: Importer,
): Promise<{ report: ImportReport; rows: Map<string, ImportedRow> }> {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-measure-'));
  chmodSync(folder, 0o755); // if the user root runs this, another user runs Postgres and opens the folder
  const postgres = await startEmbeddedPostgres(folder);
  const { pool, prisma, close } = withPrisma(openPool(postgres.url));
  try {
    for (const { sql } of readMigrations(findMigrations())) await pool.query(sql);
    const report = await importFile(pool, { file, importer });
    const places = await prisma.place.findMany({ include: { restaurant: true } });
    const rows = places.map(({ sourceId, facts, restaurant: { name, audience, provenance } }) => {
      const restaurant = { name, audience, provenance: provenance as Provenance | null };
      return [sourceId, { facts: fullFacts(facts as KnownFacts), restaurant }] as const;
    });
    return { report, rows: new Map(rows) };
  } finally {
    await close();
    await postgres.stopIfUnused();
    rmSync(folder, { recursive: true, force: true });
  }
}
