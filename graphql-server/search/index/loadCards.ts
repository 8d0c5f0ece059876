import type { Pool, PoolClient } from 'pg';
import type { Restaurant } from '../../database/__generated__/prisma/client';
import { Prisma } from '../../database/__generated__/prisma/client';
import type { PlaceSource } from '../../facts/PlaceSource';
import { restaurantColumns } from './restaurantColumns';

/**
 * Everything that can be shown about a restaurant: its row, and the sources of its facts. Requests share a card, so no
 * code may change it.
 */
export interface Card extends Restaurant {
  /** Oldest first. */
  sources: PlaceSource[];
}

interface Row extends Restaurant {
  sources: (Omit<PlaceSource, 'fetchedAt'> & { fetchedAt: string })[] | null;
}

/** Reads the cards of these restaurants (uuids) with one SQL statement. */
export async function loadCards(client: Pool | PoolClient, ids: readonly string[]): Promise<Card[]> {
  const { text, values } = Prisma.sql`
    SELECT (
      SELECT jsonb_agg(jsonb_build_object('source', p.source, 'sourceId', p.source_id, 'kind', p.kind,
        'licence', p.licence, 'attribution', p.attribution, 'attributionUrl', p.attribution_url,
        'fetchedAt', p.fetched_at) ORDER BY p.fetched_at, p.id)
      FROM places p WHERE p.restaurant_id = r.id) AS "sources", ${restaurantColumns}
    FROM restaurants r WHERE r.id = ANY(${ids}::uuid[])`;
  const { rows } = await client.query<Row>({ name: 'search cards', text, values });
  return rows.map((row) => ({
    ...row,
    sources: (row.sources ?? []).map((source) => ({ ...source, fetchedAt: new Date(source.fetchedAt) })),
  }));
}
