import { connectDatabase } from '../database/connectDatabase';
import { isUuid } from '../database/isUuid';
import { readEnv } from '../env/env';
import { FileError } from './FileError';
import type { HideArguments } from './readArguments';
import type { Output } from './showProgress';

/** The id $1 of a restaurant or, if it was merged, the id of the restaurant into which it was merged. */
const RESTAURANT_ID = '(SELECT coalesce(merged_into_id, id) FROM restaurants WHERE id = $1)';
const HIDE = `UPDATE restaurants SET hidden_at = coalesce(hidden_at, now()), delisted_at = coalesce(delisted_at, now()),
  updated_at = now() WHERE id = ${RESTAURANT_ID} RETURNING name, city`;
/**
 * Shows a restaurant. Also clears hidden_at of the restaurants that were merged into it, because a later import may
 * separate them. Returns no row if none of them was hidden.
 */
const SHOW = `WITH shown AS (UPDATE restaurants SET hidden_at = NULL, updated_at = now(),
    delisted_at = CASE WHEN is_closed OR merged_into_id IS NOT NULL THEN delisted_at END
  WHERE (id = ${RESTAURANT_ID} OR merged_into_id = ${RESTAURANT_ID}) AND hidden_at IS NOT NULL RETURNING id)
  SELECT name, city FROM restaurants WHERE id = ${RESTAURANT_ID} AND EXISTS (SELECT 1 FROM shown)`;

/**
 * `hide ID` removes a restaurant from the results, and `show ID` brings it back. Imports do not undo `hide`, and a
 * merge into another restaurant does not undo it either (write/absorbRestaurants.ts). `show` does not bring back a
 * closed restaurant.
 * @returns the exit code 0.
 * @throws StartError; FileError if the id is not valid, if no restaurant has this id, or if the restaurant to show is
 * not hidden
 */
export async function runHide(
  { command, id }: HideArguments,
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  if (!isUuid(id))
    throw new FileError(
      `"${id}" is no id of a restaurant. The id is at the end of the address of the restaurant's page.`,
    );
  const database = await connectDatabase(readEnv(env));
  try {
    const { rows } = await database.pool.query<{ name: string; city: string }>(command === 'hide' ? HIDE : SHOW, [id]);
    const [place] = rows;
    if (!place) throw new FileError(`There is no ${command === 'hide' ? '' : 'hidden '}restaurant with the id ${id}.`);
    const done = command === 'hide' ? 'is hidden. Imports do not change this' : 'may be listed again';
    output.write(`${place.name}, ${place.city}, ${done}.\n`);
    return 0;
  } finally {
    await database.close();
  }
}
