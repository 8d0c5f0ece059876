import type { MeasureReader } from './MeasureReader';

const MORNING =
  /^(?:breakfast|brunch|morning|desayuno|coffee|donuts?|doughnuts?|bagels?|baked|pastr(?:y|ies)|pancakes?|omelett?es?|church)$/;
const EVENING = /^(?:dinner|supper|tonight|tonite|night|evening|drinks?|cocktails?|wine|happy|dessert|cena|noche)$/;

const EVENING_AT_11 = /^(?:dinner|supper|tonight|tonite|night|evening|drinks?|cocktails?|late|cena|noche)$/;
const MORNING_AT_11 = /^(?:breakfast|brunch|lunch|morning|desayuno|almuerzo|coffee)$/;

/**
 * 'pm' if the hour is 11 and the craving has a word of EVENING_AT_11 and no word of MORNING_AT_11: "drinks at 11".
 * Otherwise 'am' if the craving names something of the morning and nothing of the evening, and the hour is 5 to 11:
 * "breakfast at 8", "before work at 7", but not "breakfast for dinner at 7". Otherwise null.
 */
export function halfOfDay(words: MeasureReader, hour: number): 'am' | 'pm' | null {
  const text = words.tokens.map(({ folded, kind }) => (kind === 'han' || kind === 'hangul' ? folded : ' ')).join('');
  const asian = /(?:早饭|早餐|早上|早午餐|早茶|明早|아침|브런치)/.test(text) && !/[晚夜]|저녁|밤/.test(text);
  if (asian && hour >= 5 && hour < 12) return 'am';
  const names = (pattern: RegExp) => words.tokens.some(({ folded }) => pattern.test(folded));
  const isWork = words.tokens.some(
    ({ folded }, at) =>
      folded === 'work' &&
      (words.word(at - 1) === 'before' ||
        (words.tokens[at + 1]?.folded === 'at' &&
          words.number(at + 2) !== null &&
          !/^(?:after|off|leave|from|near|of|post)$/.test(words.word(at - 1) ?? ''))),
  );
  if (hour === 11 && names(EVENING_AT_11) && !names(MORNING_AT_11)) return 'pm';
  const isMorning = (isWork || names(MORNING)) && !names(EVENING);
  return isMorning && hour >= 5 && hour < 12 ? 'am' : null;
}

const OPEN = /^(?:open|abiert[oa]s?|serving)$/;

/**
 * Whether 11 or 12 means about midday: the craving names a meal before the evening ("lunch at 11"), or it names 12
 * without a word such as "open" ("a table at 12").
 */
export function isMidday(words: MeasureReader, hour: number): boolean {
  const names = (pattern: RegExp) => words.tokens.some(({ folded }) => pattern.test(folded));
  const text = words.tokens.map(({ folded }) => folded).join('');
  return names(MORNING_AT_11) || /午|점심/.test(text) || (hour === 12 && !names(OPEN));
}
