import type { MeasureReader } from './MeasureReader';

/** Whether 분 means minutes, not people: 7시 30분, 10분 거리. */
export function isMinutes(words: MeasureReader, at: number, end: number): boolean {
  if (words.word(end - 1) !== '분' || words.tokens[at]?.kind !== 'number') return false;
  return words.word(at - 1) === '시' || Number(words.word(at)) >= 10 || /^[거이안정걸]$/.test(words.word(end) ?? '');
}

/** Whether the counted people are only a part of the party: "two of us are vegan", "1 person can't have dairy". */
export function isPartOfParty(words: MeasureReader, end: number): boolean {
  const after = [0, 1, 2, 3].map((far) => words.word(end + far) ?? '');
  return (
    /^(?:is|are|has|have|cant|cannot|doesnt|dont|wont|eats?)$/.test(after[0] ?? '') &&
    after.some((word) =>
      /^(?:vegan|vegetarian|veg|pescatarian|gluten|dairy|kosher|halal|celiac|allerg\w*|cant|cannot|doesnt|dont|wont)$/.test(
        word,
      ),
    )
  );
}

/** Whether the word for people before the token at `end` is 大人 (adults). */
export const isAdults = (words: MeasureReader, end: number) =>
  words.word(end - 1) === '人' && words.word(end - 2) === '大';

/** The number of children right after the adults: "2 adults and 3 kids", 三个大人两个小孩. */
export function kidsAfter(words: MeasureReader, at: number) {
  const start = /^(?:and|y|plus|with|con)$/.test(words.word(at) ?? '') ? at + 1 : at;
  const number = words.number(start);
  if (!number) return null;
  const word = number.end + (words.word(number.end) === '个' ? 1 : 0);
  if (/^(?:kids?|child(?:ren)?|ninos?|ninas?|toddlers?|babies|baby)$/.test(words.word(word) ?? ''))
    return { size: number.value, end: word + 1 };
  return /^(?:小孩|孩子|아이)/.test(`${words.word(word)}${words.word(word + 1)}`)
    ? { size: number.value, end: word + 2 }
    : null;
}
