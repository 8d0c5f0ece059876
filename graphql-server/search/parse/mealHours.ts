import type { MeasureReader, Span } from './MeasureReader';

/** The hours of each meal or time of day. A place is open for a meal if it is open at one of the meal's hours. */
const MEAL_HOURS: readonly [RegExp, readonly number[]][] = [
  [/^(?:breakfast|desayuno)$/, [8, 9]],
  [/^brunch$/, [10, 11, 12]],
  [/^(?:lunch|almuerzo|noon|mediodia)$/, [12, 12.5, 13]],
  [/^morning$/, [8, 9, 10]],
  [/^(?:afternoon|tarde)$/, [14, 15, 16]],
  [/^(?:dinner|supper|cena|evening)$/, [18, 19, 20]],
  [/^(?:night|noche|drink|cocktail)$/, [20, 21]],
];
/** The same for Chinese and Korean, where each token is only one character of a word. */
const ASIAN_MEAL_HOURS: readonly [RegExp, readonly number[]][] = [
  [/早午餐|早茶|브런치/, [10, 11, 12]],
  [/早餐|早饭|早上|上午|明早|아침|조식/, [8, 9, 10]],
  [/午餐|午饭|中午|점심/, [12, 12.5, 13]],
  [/下午|오후/, [14, 15, 16]],
  [/晚餐|晚饭|晚上|今晚|明晚|저녁/, [18, 19, 20]],
  [/深夜|半夜|夜宵|심야|밤/, [20, 21]],
];
const MORNING = [8, 9, 10];

/**
 * The hours of the meal or time of day that the craving names. If the craving names several, the one nearest to `day`
 * (the words for the day) counts; in Chinese and Korean, the first one in ASIAN_MEAL_HOURS counts. If the craving names
 * none in English or Spanish but says "early", "temprano" or "la mañana", the morning counts. Otherwise null.
 */
export function mealHours(words: MeasureReader, day: Span): readonly number[] | null {
  let nearest: { away: number; hours: readonly number[] } | null = null;
  for (const [at, { key }] of words.tokens.entries()) {
    const [, hours] = MEAL_HOURS.find(([pattern]) => pattern.test(key)) ?? [];
    const away = at < day.start ? day.start - at : at - day.end + 1;
    if (hours && (!nearest || away < nearest.away)) nearest = { away, hours };
  }
  const text = words.tokens
    .map(({ text, beginsWord, kind }) => (kind === 'hangul' && beginsWord ? ` ${text}` : text))
    .join('');
  const isEarly = words.tokens.some(
    ({ folded }, at) =>
      /^(?:temprano|tempranito|early)$/.test(folded) || (folded === 'manana' && words.tokens[at - 1]?.folded === 'la'),
  );
  if (!nearest && isEarly) return MORNING;
  return nearest?.hours ?? ASIAN_MEAL_HOURS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
