import type { PoolClient } from 'pg';

/**
 * Hides the samples of those of these cities that have a listed real restaurant. They stay readable by id.
 * @returns how many were hidden now.
 */
export async function delistReplacedSamples(
  client: PoolClient,
  cities: { cityKey: string; state: string }[],
): Promise<number> {
  const distinct = [
    ...new Map(cities.map(({ cityKey, state }) => [`${cityKey}/${state}`, { cityKey, state }])).values(),
  ];
  const { rowCount } = await client.query(
    `UPDATE restaurants sample SET delisted_at = now(), updated_at = now()
     FROM places place, jsonb_to_recordset($1::jsonb) AS touched("cityKey" text, state text)
     WHERE place.source = 'sample' AND sample.id = place.restaurant_id AND sample.delisted_at IS NULL
       AND sample.city_key = touched."cityKey" AND sample.state = touched.state
       AND EXISTS (SELECT FROM restaurants other WHERE other.city_key = sample.city_key AND other.state = sample.state
                   AND NOT other.is_sample AND other.delisted_at IS NULL)`,
    [JSON.stringify(distinct)],
  );
  return rowCount ?? 0;
}
