/**
 * The points that each feature adds to the score of a pair. Two records in the same US state are one place if the sum
 * is above 0. One point is a hint, 3 points are strong evidence, and 5 points usually decide.
 * A person chose the weights, with the development half of labelledPairs.jsonl (`npm run catalogue -- evaluate`) and
 * with pairs from the St. Louis files that were joined or nearly joined. The mistakes in the held-out half were not
 * used.
 */
export const WEIGHTS = {
  start: -5,

  /** By the similarity of the names: [at least this similarity, points]. */
  name: [
    [0.95, 4],
    [0.8, 3],
    [0.65, 1.5],
    [0.5, -0.5],
    [0.3, -2],
    [0, -5],
  ],
  /** Each name has words that the other name does not have, with a total weight of 0.9 or more (see nameWords). */
  otherWords: -2.5,
  /** Each name has words that the other name does not have, with a total weight of 0.45 or more, but below 0.9. */
  otherCommonWords: -1,
  /** If one source lists a house under two names, the house contains two places. */
  otherWordsOfOneSource: -6,
  otherCommonWordsOfOneSource: -4,
  /** In one source, a name with an additional distinctive word and a different phone number means another place. */
  extraWordsOfOneSource: -3,
  /** The records belong to two different chains. */
  otherBrand: -8,
  /** The names imply different trades, such as "Bakery" and "Bar". */
  otherTrade: -4,
  otherTradeNextDoor: -5.5,
  otherTradeOfOneSource: -9,
  /** One name contains "Booth 3", and the other name contains "Booth 5" or no booth. */
  otherStall: -6,
  /** A stall, a banquet kitchen or a staff kitchen is not the restaurant with the same name. */
  otherAudience: -5,
  /** Two different names share a word for a building, such as "hotel" or "stadium". */
  sharedVenue: -7,
  /** The names have different marks (see nameWords), such as "North" and "South", or "2" and "3". */
  otherMark: -4,
  otherMarkOfOneSource: -8,
  extraMark: -1,
  extraMarkOfOneSource: -4.5,

  /** By distance: [at most this many meters, points]. */
  metres: [
    [60, 2],
    [120, 1],
    [200, 0],
    [400, -1],
    [1000, -2.5],
    [3000, -4],
    [Number.POSITIVE_INFINITY, -9],
  ],
  /** The lowest points for distance if two sources state the same street line and town: a geocoder may be wrong. */
  farthestOfOneAddress: -0.5,
  /** The distance is unknown, and neither the city nor the ZIP code is the same. Many towns have a Main Street. */
  otherTown: -5,
  /** As for otherTown, but the cities are near each other: one town may have two names ("Bronx" and "New York"). */
  nextTown: -4.5,
  /**
   * Two records with the same name within this distance (meters) are probably one place, even if the sources state
   * different streets. This rule is not for chains.
   */
  spot: 15,
  sameNameAtOneSpot: 3.5,
  sameAddress: 3,
  /** The same house number, but "Lake St" and "Lake Ave". A source may state a wrong kind, or these are two streets. */
  otherKind: 1,
  /** House numbers that differ by up to 4. The two sources may use different numbers of one house. */
  nextNumber: 1,
  /** House numbers that differ by 5 to 10. */
  nearNumber: -1,
  otherNumber: -3,
  otherStreet: -3.5,
  /** The same house, but a different suite or floor. Two such records of one source are two places. */
  otherUnit: -1.5,
  otherUnitOfOneSource: -8,
  /**
   * Two records of one source with different house numbers. The phone number may be the same, because branches of a
   * chain may share the number of their head office.
   */
  otherNumberOfOneSource: -6.5,

  samePhone: 3,
  /** The phone numbers differ in one digit, or two digits are swapped. */
  nearPhone: 2,
  otherPhone: -0.75,
  /** The next branch of a chain may be very near. It has the same name, but its own phone number. */
  otherPhoneOfChain: -2.5,
  sameHost: 1.5,
  sameStoreNumber: 2,
  otherStoreNumber: -3,
  otherStoreNumberOfOneSource: -8,
  /** A chain and its franchisee may use different store numbers for the same house. */
  otherStoreNumberAtOneAddress: -1,
  /** Only one of the two records is a truck or a cart. */
  mobile: -4.5,
} as const;
