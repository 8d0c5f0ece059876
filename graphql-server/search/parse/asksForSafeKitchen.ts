import type { Piece } from './Piece';

/** "Nut-safe kitchen", "egg safe". "Is the fish safe" is a wish. */
const SAFE =
  /^safe(?:$| [^a-z]| (?:kitchen|bakery|restaurants?|foods?|options?|menu|places?|cafe|dining|dinner|lunch|meal)\b)/;
/** Of seafood, only these words are so clear: "seafood safe restaurant" wishes for seafood. */
const SAFE_SEAFOOD = /^safe (?:kitchen|bakery|menu)\b/;
const SEAFOOD = /^(?:seafood|fish|shellfish|crab|oysters|shrimp|lobster|clams|mussels|squid)$/;

/**
 * Whether the diner asks for a kitchen that is safe from the food of the piece.
 * @param precedes the words before the food in its clause
 * @param follows some words after the food
 */
export function asksForSafeKitchen({ concepts }: Piece, precedes: string, follows: string): boolean {
  const safe = concepts.some((concept) => SEAFOOD.test(concept)) ? SAFE_SEAFOOD : SAFE;
  return safe.test(follows) && !/^(?:is|are)\b/.test(precedes);
}
