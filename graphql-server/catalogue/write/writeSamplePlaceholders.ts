import type { Pool } from 'pg';
import { readIllustration } from '../../images/illustrations/readIllustration';
import { sketchPlaceholder } from '../../images/illustrations/sketchPlaceholder';

/** Computes the placeholders for the illustrations of all samples, and writes them with one UPDATE statement. */
export async function writeSamplePlaceholders(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string; sources: string[] }>(
    'SELECT id, image_urls AS sources FROM restaurants WHERE is_sample',
  );
  const found = rows.map(({ id, sources }) => ({
    id,
    placeholders: sources.map((source) => {
      const illustration = readIllustration(source);
      return illustration ? sketchPlaceholder(illustration) : '';
    }),
  }));
  await pool.query(
    `UPDATE restaurants SET image_placeholders = found.placeholders
     FROM jsonb_to_recordset($1::jsonb) AS found(id uuid, placeholders text[])
     WHERE restaurants.id = found.id AND image_placeholders <> found.placeholders`,
    [JSON.stringify(found)],
  );
}
