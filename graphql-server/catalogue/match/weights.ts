/**
 * What each feature adds to the score of a pair; two records are one place when the sum is above 0. Set by hand and tuned
 * on the development half of labelledPairs.jsonl (`npm run catalogue -- evaluate`) and on what a look through the joins
 * and near misses of the St. Louis files showed; not on the mistakes in the held-out half. The scale: 1 is a hint, 3 is
 * strong evidence, 5 decides.
 */
export const WEIGHTS = {
  start: -5,

  /** How alike the names are, from so much on. */
  name: [
    [0.95, 4],
    [0.8, 3],
    [0.65, 1.5],
    [0.5, -0.5],
    [0.3, -2],
    [0, -5],
  ],
  /** Each has a telling word that the other has not. */
  otherWords: -2.5,
  otherCommonWords: -1,
  /** One register lists a house twice because two places are in it. */
  otherWordsOfOneSource: -6,
  otherCommonWordsOfOneSource: -4,
  /** With another phone, one more word is enough in one register. */
  extraWordsOfOneSource: -3,
  /** Two chains. */
  otherBrand: -8,
  /** "Bakery" and "Bar". */
  otherTrade: -4,
  otherTradeNextDoor: -5.5,
  otherTradeOfOneSource: -9,
  /** "Booth 3" and "Booth 5", or no booth. */
  otherStall: -6,
  /** A stall, a banquet's or a staff's kitchen is not the restaurant whose name it bears. */
  otherAudience: -5,
  /** What the names share is the hotel or the stadium. */
  sharedVenue: -7,
  /** "North" and "South", "2" and "3". */
  otherMark: -4,
  otherMarkOfOneSource: -8,
  extraMark: -1,
  extraMarkOfOneSource: -4.5,

  /** Metres, up to. */
  metres: [
    [60, 2],
    [120, 1],
    [200, 0],
    [400, -1],
    [1000, -2.5],
    [3000, -4],
    [Number.POSITIVE_INFINITY, -9],
  ],
  /** The same house: then distance is the geocoder's mistake. */
  farthestOfOneAddress: -0.5,
  /** Metres within which one name stands for one place, whatever street the sources name it after; not for a chain. */
  spot: 15,
  sameNameAtOneSpot: 3.5,
  sameAddress: 3,
  /** Up to 4 house numbers on: one house to one of the sources. */
  nextNumber: 1,
  /** Up to 10 house numbers on. */
  nearNumber: -1,
  otherNumber: -3,
  otherStreet: -3.5,
  /** One house, another suite or floor; one register that tells them apart means two doors. */
  otherUnit: -1.5,
  otherUnitOfOneSource: -8,
  /** Another house of one register: a chain's branches share the number of their head office. */
  otherNumberOfOneSource: -6.5,

  samePhone: 3,
  /** One digit wrong, or two swapped. */
  nearPhone: 2,
  otherPhone: -0.75,
  sameHost: 1.5,
  sameStoreNumber: 2,
  otherStoreNumber: -3,
  otherStoreNumberOfOneSource: -8,
  /** Chain and franchisee number the same house in their own way. */
  otherStoreNumberAtOneAddress: -1,
  /** A truck or a cart, and a house. */
  mobile: -4.5,
} as const;
