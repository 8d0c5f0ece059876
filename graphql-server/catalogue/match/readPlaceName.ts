import { VENUES } from './nameVocabulary';
import { type NameWords, readName } from './nameWords';

/** The name of a place with its parts. */
export interface PlaceName {
  /** The whole name. */
  whole: NameWords;
  /**
   * The parts of the name that are compared with other names. If the name ends with a host such as "@ the hotel", and
   * the text before the host has a weight (see NameWords) of at least 0.5, this text is a part. Otherwise the whole
   * name is a part, and each side of a slash is also a part if its weight is at least 0.5. In both cases, text in
   * brackets is another part if it has a distinctive word and no word for a building.
   */
  parts: readonly NameWords[];
}

const HOST = /^(.*\p{L}.*?)\s*(?:@|\s+at\s+(?:the\s+)?(?=\p{Lu})|\(|\s+\(|\s+inside\s+)(.*)$/u;

/** Matches the earlier name of a place, which is the name of another restaurant: "(formerly Grace)". */
const EARLIER_NAME = /(?<=\S)[\s,(–-]+(?:formerly|previously|fka|f\/k\/a)\b.*$/i;

/**
 * Splits the name of a place into its parts. "Zenia@Westin" has the part Zenia, and "Starbucks ( Pavilion Hotel )" has
 * the part Starbucks. "Taco Bell / KFC" has the parts Taco Bell and KFC, and the whole name. But "Grill@Westin" stays
 * whole, because "Grill" alone has too little weight. "Yugen (formerly Grace)" has only the part Yugen.
 */
export function readPlaceName(written: string, city: string): PlaceName {
  const name = written.replace(EARLIER_NAME, '');
  const whole = readName(name, city);
  const own = HOST.exec(name)?.[1];
  const head = own ? readName(own.replace(/\bthe\s*$/i, ''), city) : null;
  const isNameOfItsOwn = head !== null && head.weight >= 0.5;
  const sides = name.split(/\s*\/\s*/).filter((side) => /\p{L}{2}/u.test(side));
  const names = sides.length > 1 ? sides.map((side) => readName(side, city)) : [];
  const bySlash = names.filter(({ weight }) => weight >= 0.5);
  const bracketed = /\(([^()]*\p{L}{2}[^()]*)\)/u.exec(name)?.[1];
  const inBrackets = bracketed ? readName(bracketed, city) : null;
  const alias = inBrackets?.isDistinctive && !inBrackets.words.some((word) => VENUES.has(word)) ? [inBrackets] : [];
  return { whole, parts: [...(isNameOfItsOwn ? [head] : [whole, ...bySlash]), ...alias] };
}
