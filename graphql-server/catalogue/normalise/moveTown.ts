import { cityKey } from '../../locations/cityKey';
import { findCity } from '../../locations/findCity';
import type { RowProblem } from '../checkPlace';
import type { PlaceInput } from '../placeInput';
import { COUNTRY } from './normaliseCity';
import { normaliseState } from './normaliseState';
import { readWhere } from './readWhere';

/** The street of an address, and the town that the address ends with. */
interface SplitAddress {
  street: string;
  city: string;
  /** Undefined if the address names only the city. */
  state?: string;
  postalCode?: string;
}

/** Matches an address that may end with a town: it has a comma, or a ZIP code at its end. */
const MAY_HAVE_TOWN = /,|\p{L}[.,]?\s+\d{5}(?:-\d{4})?$/u;
/** The maximum number of words in the name of a state ("District of Columbia") and in the name of a city. */
const MOST_WORDS = { state: 3, city: 4 };

/**
 * If the address ends with the town of the place, only the street line is kept: "12 Elm St, St. Louis, MO 63101, USA"
 * becomes "12 Elm St". If the row has no ZIP code, it gets the ZIP code in the address. If the row has no city, and the
 * address ends with a known city and its state, the row also gets this city and state, with a note. Nothing changes if
 * the address names another state than the row. If the row has a city, nothing changes either if the address names
 * another city or ZIP code.
 */
export function moveTown(input: PlaceInput, notes: RowProblem[]): PlaceInput {
  const line = input.address?.trim().replace(COUNTRY, '') ?? '';
  if (!MAY_HAVE_TOWN.test(line)) return input;
  const where = readWhere(input);
  if ('problem' in where) return input.city || input.location ? input : fillTown(input, line, notes);
  const split = splitAddress(line, (city) => cityKey(city) === where.cityKey);
  if (!split || (split.state ?? where.state) !== where.state) return input;
  const postalCode = where.postalCode ?? split.postalCode;
  if (split.postalCode && split.postalCode !== postalCode) return input;
  return { ...input, address: split.street || undefined, postalCode };
}

function fillTown(input: PlaceInput, line: string, notes: RowProblem[]): PlaceInput {
  const split = splitAddress(line, (city, state) => Boolean(state && findCity(`${city}, ${state}`)));
  if (!split?.state || (input.state && normaliseState(input.state) !== split.state)) return input;
  const { street, city, state, postalCode } = split;
  notes.push({
    field: 'city',
    problem: 'is missing, filled in from the address',
    detail: `${city}, ${state}`,
    isCorrected: true,
  });
  return { ...input, address: street || undefined, city, state, postalCode: input.postalCode ?? postalCode };
}

/**
 * Splits an address into the street and the town at its end. The city is the longest text for which isCity is true.
 * Without a ZIP code, there must be a comma before the city, because "15 W Hartford Ct" names a street.
 */
function splitAddress(line: string, isCity: (text: string, state?: string) => boolean): SplitAddress | null {
  const [, beforeZip = line, postalCode] = /^(.+?)[\s,]+(\d{5})(?:-\d{4})?$/.exec(line) ?? [];
  const { before, state } = splitState(beforeZip);
  if (postalCode && !state) return null;
  const comma = before.lastIndexOf(',') + 1;
  const words = before.slice(comma).trim().split(/\s+/);
  for (let count = Math.min(words.length, MOST_WORDS.city); count > 0; count -= 1) {
    const city = words.slice(-count).join(' ');
    const isWhole = count === words.length;
    if ((postalCode || (isWhole && comma > 0)) && isCity(city, state)) {
      const street = before.slice(0, before.length - city.length).replace(/[\s,]+$/, '');
      const isStreet = street === '' || /\p{L}{2}/u.test(street);
      return isStreet ? { street, city, ...(state && { state }), ...(postalCode && { postalCode }) } : null;
    }
  }
  return null;
}

/** Splits off the state at the end of a line. If the line does not end with a state, `before` is the whole line. */
function splitState(line: string): { before: string; state?: string } {
  for (let count = MOST_WORDS.state; count > 0; count -= 1) {
    const [, before, name] = new RegExp(`^(.*?)[\\s,]+((?:[a-z.]+ ){${count - 1}}[a-z.]+)$`, 'i').exec(line) ?? [];
    const state = normaliseState(name?.replaceAll('.', ''));
    if (before && state) return { before, state };
  }
  return { before: line };
}
