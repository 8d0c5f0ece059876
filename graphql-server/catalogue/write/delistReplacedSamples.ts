import type { PoolClient } from 'pg';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/**
 * In kilometers. A real restaurant that is listed and public replaces all samples (invented restaurants) within this
 * distance, because a search in a city also finds restaurants in neighboring towns.
 */
export const SAMPLES_GIVE_WAY_WITHIN = 30;

type Spot = Pick<RestaurantFacts, 'cityKey' | 'state' | 'latitude' | 'longitude'>;

const KM_A_DEGREE = 111.32;

/**
 * Delists the samples that these listed real restaurants replace. A restaurant replaces the samples in its city, and
 * the samples within 30 km of the restaurant. Delisted samples can still be read by id.
 * @returns the number of samples that this call delisted.
 */
export async function delistReplacedSamples(client: PoolClient, real: readonly Spot[]): Promise<number> {
  if (real.length === 0) return 0;
  const { rows } = await client.query<Spot & { id: string }>({
    name: 'fuud-listed-samples',
    text: `SELECT r.id, r.city_key AS "cityKey", r.state, r.latitude, r.longitude
           FROM places p JOIN restaurants r ON r.id = p.restaurant_id
           WHERE p.source = 'sample' AND r.is_sample AND r.delisted_at IS NULL`,
  });
  if (rows.length === 0) return 0;
  const cities = new Set(real.map(cityOf));
  const replaced = rows.filter((sample) => cities.has(cityOf(sample)) || real.some((each) => isNear(sample, each)));
  if (replaced.length === 0) return 0;
  await client.query('UPDATE restaurants SET delisted_at = now(), updated_at = now() WHERE id = ANY($1::uuid[])', [
    replaced.map(({ id }) => id),
  ]);
  return replaced.length;
}

const cityOf = ({ cityKey, state }: Spot) => `${cityKey}/${state}`;

/** Whether two points are at most 30 km apart, as if the earth were flat. The error at 30 km is less than 1%. */
function isNear(one: Spot, other: Spot): boolean {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return false;
  const north = (one.latitude - other.latitude) * KM_A_DEGREE;
  if (Math.abs(north) > SAMPLES_GIVE_WAY_WITHIN) return false;
  const east = (one.longitude - other.longitude) * KM_A_DEGREE * Math.cos((one.latitude * Math.PI) / 180);
  return north * north + east * east <= SAMPLES_GIVE_WAY_WITHIN ** 2;
}
