import type { Pool } from 'pg';
import type { ImportReport } from '../ImportReport';
import type { SourceInfo } from './SourceInfo';

/** Stores the source's kind, license and attribution, and the time and the row counts of this import. */
export async function recordImport(pool: Pool, from: SourceInfo, report: ImportReport): Promise<void> {
  const { source, kind, licence, attribution, attributionUrl = null } = from;
  const { read, written, unchanged, skipped } = report;
  await pool.query(
    `INSERT INTO catalogue_sources
       (source, kind, licence, attribution, attribution_url, imported_at, read, written, unchanged, skipped)
     VALUES ($1, $2, $3, $4, $5, now(), $6, $7, $8, $9)
     ON CONFLICT (source) DO UPDATE SET (kind, licence, attribution, attribution_url, imported_at, read, written,
         unchanged, skipped) =
       (excluded.kind, excluded.licence, excluded.attribution, excluded.attribution_url, excluded.imported_at,
        excluded.read, excluded.written, excluded.unchanged, excluded.skipped)`,
    [source, kind, licence, attribution, attributionUrl, read, written, unchanged, skipped],
  );
}
