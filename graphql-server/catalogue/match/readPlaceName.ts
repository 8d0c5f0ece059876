import { VENUES } from './nameVocabulary';
import { type NameWords, readName } from './nameWords';

/** The name of a place with its parts. */
export interface PlaceName {
  /** The whole name. */
  whole: NameWords;
  /**
   * The texts that are compared with other names: the part before "@ the hotel", or without one the whole name and each
   * side of a slash. A name in brackets is added, unless it is that of a building such as a hotel.
   */
  parts: readonly NameWords[];
}

const HOUSE = /^(.*\p{L}.*?)\s*(?:@|\s+at\s+(?:the\s+)?(?=\p{Lu})|\(|\s+\(|\s+inside\s+)(.*)$/u;

/**
 * "Zenia@Westin" is Zenia, "Taco Bell / KFC" is one or the other, "Starbucks ( Pavilion Hotel )" is Starbucks. But
 * "Grill@Westin" stays whole, because "Grill" alone says too little.
 */
export function readPlaceName(name: string, city: string): PlaceName {
  const whole = readName(name, city);
  const own = HOUSE.exec(name)?.[1];
  const head = own ? readName(own.replace(/\bthe\s*$/i, ''), city) : null;
  const isNameOfItsOwn = head !== null && head.weight >= 0.5;
  const sides = name.split(/\s*\/\s*/).filter((side) => /\p{L}{2}/u.test(side));
  const bySlash =
    sides.length > 1 ? sides.map((side) => readName(side, city)).filter(({ weight }) => weight >= 0.5) : [];
  const bracketed = /\(([^()]*\p{L}{2}[^()]*)\)/u.exec(name)?.[1];
  const inBrackets = bracketed ? readName(bracketed, city) : null;
  const alias = inBrackets?.isOwn && !inBrackets.words.some((word) => VENUES.has(word)) ? [inBrackets] : [];
  return { whole, parts: [...(isNameOfItsOwn ? [head] : [whole, ...bySlash]), ...alias] };
}
