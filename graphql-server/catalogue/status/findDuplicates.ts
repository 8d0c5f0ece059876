import type { Pool } from 'pg';
import { explainMatch } from '../match/explainMatch';
import { type Findable, MatchIndex } from '../match/MatchIndex';
import type { MatchRecord } from '../match/MatchRecord';
import { matchKeysOf } from '../match/matchKeys';

/** Two listed restaurants that may be the same place. */
export interface Duplicate {
  one: { id: string; place: string };
  other: { id: string; place: string };
  /** False if the score of the pair is a little too low for the matcher to treat the pair as one place. */
  isSame: boolean;
}

/** The number of pairs that were found, and at most ten of them, the most likely first. */
export interface Duplicates {
  count: number;
  first: Duplicate[];
}

/**
 * The lowest score of a pair that a person should look at. The matcher treats two records as the same place if their
 * score is above 0.
 */
const NEARLY = -1;
const SHOWN = 10;
const PAGE = 5000;

interface Listed extends Findable {
  id: string;
}

/**
 * Finds pairs of listed real restaurants with a match score of at least NEARLY. It compares restaurants that are near
 * each other, or that share a phone number or an address. It reads one state at a time to save memory. It does not
 * compare restaurants in different states, because the matcher never treats them as the same place.
 */
export async function findDuplicates(pool: Pool): Promise<Duplicates> {
  let count = 0;
  let first: (Duplicate & { score: number })[] = [];
  const addPairs = (found: (Duplicate & { score: number })[]) => {
    count += found.length;
    first = [...first, ...found].sort((a, b) => b.score - a.score || (a.one.id < b.one.id ? -1 : 1)).slice(0, SHOWN);
  };
  for await (const state of byState(pool)) addPairs(pairsAmong(state));
  return { count, first: first.map(({ score, ...duplicate }) => duplicate) };
}

function pairsAmong(listed: Listed[]): (Duplicate & { score: number })[] {
  const index = new MatchIndex<Listed>();
  return listed.flatMap((one) => {
    const found = index.near(one.record, one.keys).flatMap((other) => {
      const { score, isSame } = explainMatch(one.record, other.record);
      return score >= NEARLY ? [{ one: shown(other), other: shown(one), isSame, score }] : [];
    });
    index.add(one);
    return found;
  });
}

const shown = ({ id, record: { name, address, city, state } }: Listed) => ({
  id,
  place: [name, address, city, state].filter(Boolean).join(', '),
});

/** Yields one list for each state, with the listed real restaurants of the state. */
async function* byState(pool: Pool): AsyncGenerator<Listed[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(
      `DECLARE listed CURSOR FOR
       SELECT id, name, brand, address, city, state, postal_code AS "postalCode", phone, latitude, longitude, website,
         cuisine, (SELECT min(source) FROM places WHERE restaurant_id = restaurants.id) AS source
       FROM restaurants WHERE NOT is_sample AND delisted_at IS NULL ORDER BY state`,
    );
    let state: Listed[] = [];
    for (;;) {
      const { rows } = await client.query<MatchRecord & { id: string }>(`FETCH ${PAGE} FROM listed`);
      for (const { id, ...record } of rows) {
        if (state[0] && state[0].record.state !== record.state) {
          yield state;
          state = [];
        }
        state.push({ id, record, keys: matchKeysOf(record) });
      }
      if (rows.length < PAGE) break;
    }
    yield state;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}
