import type { MeasureReader } from './MeasureReader';
import { readDistance } from './readDistance';
import { type OpenAtRead, readOpenAt } from './readOpenAt';
import { readParty } from './readParty';
import { type PricesRead, readPrices } from './readPrices';

/** The prices, the number of people, the distance and the opening time that a craving names. */
export interface Measured {
  prices?: PricesRead | null;
  party?: ReturnType<typeof readParty>;
  distance?: ReturnType<typeof readDistance>;
  openAt?: OpenAtRead | null;
}

/**
 * Reads prices first, then distance, people and time ("$20 for 4 at 7, within 2 miles"). Each reader skips the tokens
 * that an earlier reader used.
 */
export function readMeasures(words: MeasureReader, { now, timeZone }: { now: Date; timeZone?: string }): Measured {
  const prices = readPrices(words);
  const distance = readDistance(words);
  const party = readParty(words);
  const openAt = readOpenAt(words, now, timeZone);
  return { prices, distance, party, openAt };
}
