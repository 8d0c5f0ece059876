import type { Pool } from 'pg';
import { UserError } from '../../errors/UserError';
import { isSamePlace } from '../match/isSamePlace';
import type { MatchRecord } from '../match/MatchRecord';
import { matchKeysOf } from '../match/matchKeys';
import { normaliseAddress } from '../normalise/normaliseAddress';
import { normaliseCity } from '../normalise/normaliseCity';
import { normaliseName } from '../normalise/normaliseName';
import { normalisePostalCode } from '../normalise/normalisePostalCode';
import { normaliseState } from '../normalise/normaliseState';
import { placesAt } from './placesAt';

/** A place that a client or a file describes by name and address. */
export interface Described {
  name: string;
  address: { lines: readonly string[]; city: string; region: string; postalCode?: string | null };
}

const LONGEST = 300;
const MAX_LINES = 5;

/**
 * The UUID of the restaurant that is surely the described place. isSamePlace decides, and only places at the described
 * address are compared. Delisted restaurants count only if no listed restaurant matches. Null if no restaurant counts,
 * or if more than one restaurant counts. Calls at the same time share one SQL statement.
 * @throws UserError REQUIRED, TOO_LONG or INVALID; the message names the invalid field and what is allowed
 */
export async function matchRestaurant(pool: Pool, described: Described): Promise<string | null> {
  const { record, addressKey } = readDescription(described);
  const same = (await placesAt(pool, addressKey)).filter((candidate) => isSamePlace(record, candidate));
  const listed = same.filter(({ isListed }) => isListed);
  const [found, ...others] = new Set((listed.length > 0 ? listed : same).map(({ restaurantId }) => restaurantId));
  return others.length === 0 ? (found ?? null) : null;
}

/** Checks the description of a place. Returns a record of the place for isSamePlace, and the key of its address. */
function readDescription({ name, address }: Described): { record: MatchRecord; addressKey: string } {
  const { lines, postalCode } = address;
  if (lines.length > MAX_LINES) throw refusal('TOO_LONG', 'lines', `At most ${MAX_LINES} lines`);
  const given = { name, city: address.city, region: address.region, postalCode: postalCode ?? '' };
  for (const [field, text] of [...Object.entries(given), ...lines.map((line) => ['lines', line] as const)]) {
    if (text.length > LONGEST) throw refusal('TOO_LONG', field, `At most ${LONGEST} characters`);
    if (/\p{Cc}|\p{Cs}/u.test(text)) throw refusal('INVALID', field, 'Must be plain text, without control characters');
  }
  const shown = normaliseName(name);
  if (!shown) throw refusal('REQUIRED', 'name', 'Required, the name on the door');
  const { city } = normaliseCity(address.city);
  if (!city) throw refusal('REQUIRED', 'city', 'Required, e.g. "St. Louis"');
  const state = normaliseState(address.region);
  if (!state) throw refusal('INVALID', 'region', 'Must be a state of the US, e.g. "MO"');
  const zip = normalisePostalCode(postalCode);
  if (postalCode?.trim() && !zip)
    throw refusal('INVALID', 'postalCode', 'Must be a ZIP code, e.g. "63112", or be left out');
  const where = {
    address: normaliseAddress(lines.join(', ')),
    city,
    state,
    phone: null,
    latitude: null,
    longitude: null,
  };
  const { addressKey } = matchKeysOf(where);
  if (!addressKey) {
    throw refusal('INVALID', 'lines', 'Must begin with house number and street, e.g. ["6105A Delmar Blvd"]');
  }
  const record = {
    ...where,
    name: shown,
    postalCode: zip,
    source: 'lookup',
    brand: null,
    website: null,
    cuisine: null,
  };
  return { record, addressKey };
}

const refusal = (code: 'REQUIRED' | 'TOO_LONG' | 'INVALID', field: string, words: string) =>
  new UserError(code, `${field}: ${words}`, { field, path: field === 'name' ? [field] : ['address', field] });
