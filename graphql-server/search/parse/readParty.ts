import { cravingLexicon } from './cravingLexicon';
import type { MeasureReader, Span } from './MeasureReader';
import { LENGTHS } from './measureLexicon';
import { isAdults, isMinutes, isPartOfParty, kidsAfter } from './partOfParty';

const MAX_PEOPLE = 200;
const MEAL = /^(?:dinner|lunch|brunch|breakfast|cena|comida)$/;

/** Reads how many people come: "8 of us", "party of 6", "table for four". Returns the number and its tokens. */
export function readParty(words: MeasureReader): { size: number; span: Span } | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    if (words.isUsed(at)) continue;
    const read = counted(words, at) ?? announced(words, at);
    if (!read || read.size < 1 || read.size > MAX_PEOPLE || !Number.isInteger(read.size)) continue;
    words.use(read.span);
    return read;
  }
  return null;
}

/** Reads a number and a word for people after it: "8 of us". */
function counted(words: MeasureReader, at: number) {
  const number = halfDozen(words, at) ?? words.number(at);
  // "One of us is vegan" is about one person of a party.
  if (!number || (number.value === 1 && words.word(number.end) === 'of')) return null;
  const end = words.endOf(number.end, 'people');
  if (!end || isWord(words, at, end) || isPartOfParty(words, end) || isMinutes(words, at, end)) return null;
  const word = words.word(end - 1) ?? '';
  // Children may be only a part of the party.
  if (/^(?:kid|nino|child)/.test(word) || words.tokens.slice(number.end, end).some(({ folded }) => folded === '孩'))
    return null;
  // "Me and 3 friends" are four people.
  const isKoreanFriend = words.word(at - 1) === '구' && words.word(at - 2) === '친';
  const isMore = /^(?:friend|coworker|amig|友)/.test(word) || isKoreanFriend;
  const isTop = word === 'top';
  if (isTop && number.value < 2) return null;
  const kids = /^adult/.test(word) || isAdults(words, end) ? kidsAfter(words, end) : null;
  return { size: number.value + (isMore ? 1 : 0) + (kids?.size ?? 0), span: { start: at, end: kids?.end ?? end } };
}

/** Reads "half a dozen". */
function halfDozen(words: MeasureReader, at: number) {
  if (words.word(at) !== 'half') return null;
  const end = words.word(at + 1) === 'a' ? at + 2 : at + 1;
  return words.word(end) === 'dozen' ? { value: 6, end: end + 1 } : null;
}

/** Reads a number of people after "for" or "party of". Null if the number is a time, a price or a distance. */
function announced(words: MeasureReader, at: number) {
  const announcedEnd = words.endOf(at, 'partyBefore');
  const isMeal = MEAL.test(words.word(at) ?? '');
  const isFamily = /^famil(?:y|ia)$/.test(words.word(at) ?? ''); // "family" in "family of 5" is also a concept
  const first = announcedEnd || (words.word(at) === 'for' ? at + 1 : 0);
  const start = first && /^(?:about|around|like|roughly)$/.test(words.word(first) ?? '') ? first + 1 : first;
  // "For once" does not mean 11, which is "once" in Spanish.
  const isOnce = words.word(start) === 'once' && words.word(at) === 'for';
  const number = start && !isOnce ? words.number(start) : null;
  if (!number || number.value > 40 || isWord(words, start, number.end)) return null;
  if (words.firstOf(number.end, 'minutes', 'currency', 'am', 'pm', ...LENGTHS, 'perPerson')) return null;
  if (words.tokens[number.end]?.kind === 'dollars') return null;
  const follows = words.word(number.end) ?? '';
  // "For 6 year olds" and "for 6 y/o" are about an age.
  if (/^(?:ye?a?rs?|yo)$/.test(follows) || (follows === 'y' && words.word(number.end + 1) === 'o')) return null;
  const isPlain = /^(?:tonight|at|on|in|with|near|and|tomorrow|please|people)?$/.test(follows);
  const isOver =
    words.tokens[number.end]?.kind === 'break' || words.isUsed(number.end) || words.day(number.end) !== null;
  // "Para una fiesta" (for a party) and 我们一起 (we together) contain the word for one, but do not count people.
  const isOne = /^(?:one|1)$/.test(words.word(start) ?? '') && (isOver || isPlain);
  if (number.value < 2 && !isOne && !(words.tokens[start]?.kind === 'han' && words.endOf(number.end, 'people')))
    return null;
  if (!announcedEnd && (number.value < 2 || (!isPlain && !isOver))) return null;
  const end = words.endOf(number.end, 'people') || number.end;
  const kids = /^adult/.test(words.word(end - 1) ?? '') ? kidsAfter(words, end) : null;
  return {
    size: number.value + (kids?.size ?? 0),
    span: { start: isMeal || isFamily ? at + 1 : at, end: kids?.end ?? end },
  };
}

/**
 * Whether the tokens only look like a number of people, because they begin a longer word such as 一人食 (eating alone) or
 * begin inside a Korean word.
 */
function isWord({ tokens }: MeasureReader, at: number, end: number): boolean {
  if (tokens[at]?.kind !== 'han' && tokens[at]?.kind !== 'hangul') return false;
  const phrase = cravingLexicon().longest(tokens, at);
  const isConcept = phrase?.meanings.some(({ role }) => role === 'concept') ?? false;
  return (isConcept && at + (phrase?.length ?? 0) > end) || tokens[at]?.beginsWord === false;
}
