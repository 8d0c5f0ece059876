import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';

const SPANISH_BEFORE = /(?:^| )(?:si|cuando) (?:yo |se |me )?(?:como|come|comemos|comen|toca|prueba|pruebo)(?: \w+)?$/;
const SPANISH_HARM =
  /(?:(?:me muero|se muere|nos morimos)(?! (?:de|por)\b)|hospital|urgencias|ronchas?|(?:se|me) (?:hinch|ahog|asfixi|brot)\w+)/;
const CHINESE_BEFORE = /(?<!不)(?:吃|碰)(?:了|到|点)?$/;
const CHINESE_HARM =
  /^(?:了|就|会|马上|立刻|都|可能|[的得]){0,4}(?:死(?!忠)|肿|吐(?![壳刺骨槽])|痒|起疹|休克|窒息|进医院|没命|出事|喘)/;
const KOREAN_HARM =
  /^[을를은는도]?(?:만|조금만|한입만)?(?:먹으면|먹었다가|닿으면)(?:바로|진짜|정말)?(?:죽(?:어요|습|는|을수)|큰일|붓|부어|토(?!요)|응급|숨(?!통)|가려|쇼크|실려)/;
const VERB = /^(?:[吃碰먹닿]|com[eo]|com(?:emos|en)|toca|prueb[ao])$/;
/** At most this many tokens on each side of the food are read. */
const BESIDE = 14;

/**
 * Whether a Spanish, Chinese or Korean clause tells that a usual allergen harms whoever eats it: "si come cacahuates se
 * hincha", 吃了虾会死, 새우 먹으면 큰일나요.
 */
export function isHarmfulAbroad(text: readonly Token[], { start, end }: Piece): boolean {
  // Most foods have no such verb beside them, which is quick to see.
  if (!text.slice(Math.max(0, start - 2), end + 3).some(({ folded }) => VERB.test(folded))) return false;
  const isAsian = /^han/.test(text[start]?.kind ?? '');
  const [before, after] = [text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE)];
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'break') + 1);
  const stop = after.findIndex(({ kind }) => kind === 'break');
  const rest = stop < 0 ? after : after.slice(0, stop);
  if (isAsian) {
    const said = spelt(rest, 0, rest.length);
    return KOREAN_HARM.test(said) || (CHINESE_HARM.test(said) && CHINESE_BEFORE.test(spelt(clause, 0, clause.length)));
  }
  const [first, last] = [spelt(clause, 0, clause.length, ' '), spelt(rest, 0, rest.length, ' ')];
  return SPANISH_BEFORE.test(first) && (SPANISH_HARM.test(first) || SPANISH_HARM.test(last));
}
